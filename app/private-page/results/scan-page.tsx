import { type MetaFunction, useLoaderData } from "@remix-run/react";
import * as resultText from "~/messages/results";
import * as text from "~/messages/scan-file";
import { titleOf } from "~/settings/company";
import { ScanFile } from "~/site/scan/scan-file";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import type { LoadedScan } from "./load-scan.server";

type LoadScan = () => Promise<LoadedScan>;

export const scanMeta: MetaFunction<LoadScan> = ({ data }) => [
  { title: titleOf(text.title(data?.name ?? "")) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex, nofollow" },
];

export function ScanPage() {
  const { name, size, download, all, ...scan } = useLoaderData<LoadScan>();
  return (
    <>
      <Container className="grid gap-5 pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-6">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="max-w-[60ch] text-lead text-muted">{text.lead}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={download} reloadDocument size="sm">
            <Icon name="download" className="size-4.5" />
            {resultText.download}
          </ButtonLink>
          <ButtonLink to={all} reloadDocument size="sm" variant="quiet">
            {text.back}
          </ButtonLink>
        </div>
      </Container>
      <Container className="pb-section">
        <ScanFile {...scan} size={size} />
      </Container>
    </>
  );
}

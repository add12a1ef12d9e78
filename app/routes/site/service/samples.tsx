import type { ComponentProps } from "react";
import { fileTag, formatFileSize } from "~/files/rules";
import * as text from "~/messages/services/page";
import { formatLength } from "~/site/metric";
import { PhoneFold } from "~/site/phone-fold";
import { samples, sampleUrl } from "~/site/samples";
import { Icon } from "~/ui/icon";

const { plan, deviation, pointCloud, register } = samples;
const details = {
  plan: () =>
    text.sampleFiles.plan.detail(
      formatLength(plan.figures.widthEighths),
      formatLength(plan.figures.depthEighths),
    ),
  deviation: () => text.sampleFiles.deviation.detail(deviation.figures.points),
  pointCloud: () => text.sampleFiles.pointCloud.detail(pointCloud.figures.points),
  buildingModel: () => text.sampleFiles.buildingModel.detail,
  register: () => text.sampleFiles.register.detail(register.figures.assets),
};

/** Renders sample files, collapsed on phones. */
export function FoldedSampleFiles(props: ComponentProps<typeof SampleFiles>) {
  return (
    <div className="mt-6 md:mt-12 print:hidden">
      <PhoneFold title={text.sampleTitle}>
        <SampleFiles {...props} />
      </PhoneFold>
    </div>
  );
}

export function SampleFiles({ files }: { files: readonly (keyof typeof details)[] }) {
  return (
    <div className="grid gap-x-gutter gap-y-4 min-[56rem]:grid-cols-12">
      <div className="min-[56rem]:col-span-4">
        <h3 className="[.phone-fold_&]:max-md:hidden">{text.sampleTitle}</h3>
        <p className="mt-2 max-w-[40ch] text-muted">{text.sampleSource}</p>
      </div>
      <ul className="border-t border-line-strong min-[56rem]:col-span-8">
        {files.map((key) => (
          <SampleFile key={key} file={key} />
        ))}
      </ul>
    </div>
  );
}

function SampleFile({ file }: { file: keyof typeof details }) {
  const { file: fileName, bytes } = samples[file];
  const { name } = text.sampleFiles[file];
  const size = formatFileSize(bytes);
  return (
    <li className="relative grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 border-b border-line py-4 hover:bg-soft max-[19rem]:grid-cols-[3.5rem_1fr]">
      <span
        aria-hidden="true"
        className="grid h-10 place-items-center self-start border border-line-strong bg-raised font-mono text-mono font-medium"
      >
        {fileTag(fileName)}
      </span>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 leading-snug">
          <a
            href={sampleUrl(file)}
            download={fileName}
            aria-label={text.sampleDownload(name, fileTag(fileName), size)}
            className="font-semibold text-accent-text underline underline-offset-[0.25em] after:absolute after:inset-0 hover:decoration-2"
          >
            {name}
          </a>
          <span className="border border-line-strong px-1.5 text-small text-muted">{text.sampleLabel}</span>
          <span className="font-mono text-mono text-muted">{size}</span>
        </p>
        <p className="mt-1 text-small text-muted">{details[file]()}</p>
      </div>
      <Icon name="download" className="me-2 size-5 max-[19rem]:hidden" />
    </li>
  );
}

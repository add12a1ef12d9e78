import { Form } from "@remix-run/react";
import * as text from "~/messages/project-work";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import type { ProjectPage } from "./load-project.server";

/** Whether the site shows the project, and the buttons that change it. */
export function StatusPanel({ page: { id, version, status, slug } }: { page: ProjectPage }) {
  const isPublished = status === "published";
  return (
    <Panel title={text.statusTitle}>
      <p>
        <span className="font-semibold">{text.statuses[status]}.</span>{" "}
        {isPublished ? text.isPublished : text.notPublished}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-3">
        <input type="hidden" name="version" value={version} />
        {isPublished ? (
          <>
            <Button type="submit" size="sm" name="intent" value="withdraw">
              {text.withdraw}
            </Button>
            <ButtonLink to={paths.project(slug)} reloadDocument size="sm" variant="quiet">
              {text.view}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button type="submit" size="sm" variant="primary" name="intent" value="publish">
              {text.publish}
            </Button>
            <ButtonLink to={`${paths.manageProject(id)}?remove`} size="sm" variant="danger">
              {text.remove}
            </ButtonLink>
          </>
        )}
      </Form>
    </Panel>
  );
}

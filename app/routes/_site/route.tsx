import { Outlet } from "@remix-run/react";

export default function SiteFrame() {
  return <Outlet />;
}

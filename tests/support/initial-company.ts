import { setCompany } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { toCompany } from "~/settings/to-company";

// Texts and components show the company, and most of their tests load no server module.
setCompany(toCompany(defaultSettings));

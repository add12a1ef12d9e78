/**
 * Every URL of the site. Links and redirects use these functions, never literals. Each has the name of the folder of its route:
 * `loginVerify` is `routes/site/login-verify`. They are a namespace of modules, not one object,
 * so that a page for visitors does not load the paths of the back office (bench row P2).
 */
export * as paths from "./all-paths";

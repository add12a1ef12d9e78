/**
 * Every URL of the site. Links and redirects use these functions, never literals. Each function has the name of its route's folder:
 * `loginVerify` is `routes/site/login-verify`. They are a namespace of modules instead of an object, so a page for visitors does not load
 * the paths of the back office (bench row P2).
 */
export * as paths from "./all-paths";

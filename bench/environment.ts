// Must be imported first, so that code measured in this process runs as in production and logs nothing between the rows. The apps that rows
// start have a separate environment.
process.env.NODE_ENV = "production";
process.env.LOG_LEVEL ??= "silent";
process.env.SESSION_SECRET = "s".repeat(32);

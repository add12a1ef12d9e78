-- A visitor's file comes in one request: nothing begins or continues those of several requests any more. The table stays for releases that
-- still do: drop partial_uploads after this release.
TRUNCATE TABLE "partial_uploads";

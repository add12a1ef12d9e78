import fc from "fast-check";

// A busy machine tries fewer inputs, rather than meeting the test's time-out.
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(10_000));

"""Mutation testing: change one small thing in the rules and see whether a test notices.

`make mutants GAME=maria` or `python -m tools.mutants maria`. The way through the modules:

* `target`    which sources are mutated, and which tests must notice;
* `changes`   the small changes that are tried on a function, and what is left alone;
* `source`    a module's text and tree side by side;
* `mutant`    a change with its place, rule and difference; the sample by seed;
* `reach`     which test reaches which line (measured once, kept by checksum);
* `trial`     one mutant in a forked process: swap the code, run the tests that reach it, stop at the first failure;
* `campaign`  all mutants of the sample in parallel, resumable;
* `equivalent` the list of mutants that change nothing, with the reason;
* `report`    survivors by rule.

Why not a known tester: mutmut (3.8) chooses tests by function, not by line, and draws no sample; cosmic-ray (8.7)
starts the whole test command anew for every mutant. Neither names rules.
"""

/** Its message says to a person at the command line what is wrong and what to do; a stack would add nothing. */
export class ExplainedError extends Error {}

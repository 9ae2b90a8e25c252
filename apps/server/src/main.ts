import { runProgram } from './program.ts';

await runProgram();

import { readFileSync, writeFileSync } from 'node:fs';
import { CATALOGUE, testFiles, withTestedIn } from './fault-catalogue.ts';

writeFileSync(CATALOGUE, withTestedIn(readFileSync(CATALOGUE, 'utf8'), testFiles()));

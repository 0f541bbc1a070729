import { expect, test } from 'vitest';
import { commonJsToModule } from './react-dom-module.ts';

test('what is required is imported, what is exported is exported', () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  ReactDOM = require("react-dom");
function hydrate() {}
exports.hydrateRoot = function () {
  hydrate(Scheduler, ReactDOM);
};
exports.version = "1";
`;
  expect(commonJsToModule(code)).toBe(`"use strict";
import Scheduler from "scheduler";
import ReactDOM from "react-dom";
function hydrate() {}
export const hydrateRoot = function () {
  hydrate(Scheduler, ReactDOM);
};
export const version = "1";
`);
});

test.each([
  ['a require elsewhere', 'function late() { return require("react"); }'],
  ['an export within', 'if (true) exports.late = 1;'],
  ['module.exports', 'module.exports = {};'],
])('%s is refused by name', (_, code) => {
  expect(() => commonJsToModule(code)).toThrow(/left in cjs\/react-dom-client/);
});

import { answers, requests } from 'virtual:contract-validators';
import { createCallChecks } from './callChecks';

/** Checks calls by the contract with the validators that the build compiles: for the page and for Jest. */
export const { checkRequest, checkResponse } = createCallChecks({ answers, requests });

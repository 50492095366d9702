import { answers, requests } from 'virtual:contract-validators';
import { createCallChecks } from './callChecks';

/** Checks calls with the validators that the build compiles. The page and Jest use it. */
export const { checkRequest, checkResponse } = createCallChecks({ answers, requests });

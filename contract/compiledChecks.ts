import { answers, requests } from 'virtual:contract-validators';
import { createCallChecks } from './callChecks';

/** Checks calls with precompiled validators, in the page and in Jest. */
export const { checkRequest, checkResponse } = createCallChecks({ answers, requests });

import { namesInAddress } from '../../../lib/url/namesInAddress';

/** Whether a chart is shown as its table, and the function that changes it. The address holds it. */
export const useShownAsTable = namesInAddress('tables');

/** Whether a long table is shown with all of its rows, and the function that changes it. The address holds it. */
export const useShownInFull = namesInAddress('full');

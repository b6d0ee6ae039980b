/** The office's page of a filing that is looked at part by part. */
export { FilingReview, type FilingReviewProps } from '../review/filing-review';

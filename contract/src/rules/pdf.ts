/** Of a document on a supplier's page, and of what is attached to a need or a proposal. */
export const mostPdfBytes = 10 * 1024 * 1024

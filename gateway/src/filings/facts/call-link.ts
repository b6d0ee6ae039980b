/** The page of the portal where the company reads a call for explanation and answers it. */
export const callLink = (id: string): string => `/post-amendment/call-for-explanation/${id}`;

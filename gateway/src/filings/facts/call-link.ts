/** The page of the portal on which the company reads a call and answers it. */
export const callLink = (id: string): string => `/post-amendment/call-for-explanation/${id}`;

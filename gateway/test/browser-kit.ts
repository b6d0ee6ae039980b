import type { Answer, CallOptions, TestGateway } from './harness';

/** A browser at some network address: it says where its calls come from, and keeps the cookie it is given. */
export interface Browser {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

let places = 0;

/** `address`: another one for each browser unless it is said. */
export function browserOf(
  gateway: TestGateway,
  address = `198.18.${Math.floor(++places / 250)}.${places % 250}`,
): Browser {
  let cookie: string | undefined;
  return {
    async call(method, path, options = {}) {
      const answer = await gateway.call(method, path, {
        ...options,
        headers: {
          ...options.headers,
          'x-forwarded-for': address,
          'sec-fetch-site': 'same-origin',
          ...(cookie === undefined ? {} : { cookie }),
        },
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    },
  };
}

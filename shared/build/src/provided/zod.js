/**
 * The part of zod that forms and answers are described with. Given whole it is twice as large, and every first visit
 * would carry it; converting schemas and describing them for machines is the gateway's business. A build that uses
 * another member of `z` fails with a message that points here; adding one is a minor contract change.
 */
import {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum as enumeration,
  int,
  iso,
  literal,
  looseObject,
  number,
  object,
  record,
  regexes,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4';

export const z = {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum: enumeration,
  int,
  iso,
  literal,
  looseObject,
  number,
  object,
  record,
  regexes,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
};

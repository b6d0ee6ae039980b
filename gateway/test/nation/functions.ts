/** Which table an id belongs to: a part of it, so that two tables never share one. */
export const KIND = {
  account: 1,
  company: 2,
  filing: 3,
  entry: 4,
  holder: 5,
  invoice: 6,
  line: 7,
  receipt: 8,
  notification: 9,
  mandate: 10,
  due: 11,
  reservation: 12,
  letter: 13,
} as const;

/**
 * What the statements of the fill share, as functions of the database: the rows are made where they are kept, and the
 * same number always gives the same row. Ids ascend with the number as the gateway's ascend with the time, so that
 * indexes are as dense as those of a register that has grown.
 */
export const NATION_FUNCTIONS = /* sql */ `
create schema nation;
create function nation.id(kind integer, n bigint) returns uuid language sql immutable parallel safe as $$
  select ('017f' || lpad(to_hex(n), 8, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || substr(md5(kind || ':' || n), 1, 15))::uuid
$$;
create function nation.draw(n bigint, salt integer, below bigint) returns bigint language sql immutable parallel safe as $$
  select ((((n * 2654435761 + salt * 40503::bigint) % 4294967296) * 48271 + salt) % 2147483647) % greatest(below, 1)
$$;
-- the first office has two fifths of everything, the others share the rest
create function nation.office(n bigint) returns integer language sql immutable parallel safe as $$
  select case when nation.draw(n, 7, 100) < 40 then 1 else 2 + nation.draw(n, 8, 29)::integer end
$$;
-- one person has three hundred companies, fifty have forty each, the others one or two
create function nation.owner(company bigint, companies bigint, people bigint) returns bigint language sql immutable parallel safe as $$
  select case when company <= greatest(companies / 1300, 3) then 1
              when company <= greatest(companies / 174, 6) then 2 + company % 50
              else 52 + nation.draw(company, 11, people - 51) end
$$;
-- five companies have four hundred filings each, the others two or three
create function nation.filer(filing bigint, companies bigint) returns bigint language sql immutable parallel safe as $$
  select case when filing % 500 = 0 then 1 + filing / 500 % 5 else 1 + nation.draw(filing, 12, companies) end
$$;
create function nation.officer(office integer, n bigint, officers bigint) returns bigint language sql immutable parallel safe as $$
  select case when office = 1 then nation.draw(n, 13, officers * 2 / 5) else officers * 2 / 5 + (office - 2) + 29 * nation.draw(n, 14, officers * 3 / 5 / 29) end
$$;
create function nation.today() returns timestamptz language sql stable parallel safe as $$ select date_trunc('day', now()) $$;
`;

import type { CountryCode } from '../onboarding/countries.ts';

/** A line that can be called, or a place where one is found. */
export interface HelpLine {
  readonly name: string;
  /** As it is written; undefined where there is only an address. */
  readonly number?: string;
  /** As it is dialled: digits, * and + alone. */
  readonly dial?: string;
  /** The line's own address, where its number stands. */
  readonly address: string;
}

/** Where somebody in need turns to in a country. */
export interface CountryHelp {
  /** The number for an emergency of the body, or in danger. */
  readonly emergency: string;
  readonly lines: readonly HelpLine[];
}

/** The help lines, as they were known on a day, YYYY-MM-DD. */
export interface HelpTable {
  readonly asKnownOn: string;
  readonly countries: Readonly<Partial<Record<CountryCode, CountryHelp>>>;
  /** Directories for every other country, and for any. */
  readonly anywhere: readonly HelpLine[];
}

/** What is offered to somebody: the lines of the country where one is listed, and in any case the directories. */
export interface OfferedHelp {
  readonly country: CountryCode | undefined;
  /** Undefined where the country is not listed. */
  readonly emergency: string | undefined;
  readonly lines: readonly HelpLine[];
  readonly asKnownOn: string;
}

/** The help for a country; undefined stands for a country that is not known. */
export function helpFor(table: HelpTable, country: CountryCode | undefined): OfferedHelp {
  const own = country === undefined ? undefined : table.countries[country];
  return {
    country: own ? country : undefined,
    emergency: own?.emergency,
    lines: [...(own?.lines ?? []), ...table.anywhere],
    asKnownOn: table.asKnownOn,
  };
}

import { attendForm } from '@/lib/domain/ceremonies/copy'
import { clipMegabytes } from '@/lib/domain/contributions/clip'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import {
  maxCandleMessageLength,
  maxGreetingLength,
  maxNameLength,
  maxRelationLength,
  maxTributeLength,
  maxTributePictures,
  maxTributeTitleLength,
} from '@/lib/domain/contributions/schema'

/** The names of the visitors' forms. */
export const visitorForms = { ...contributionForms, attendance: attendForm } as const
export type FormKind = keyof typeof visitorForms

import { MOST_PERSONS } from '@/lib/domain/memorials/ceremony-schema'

export type PostField = {
  kind: 'line' | 'text' | 'picture' | 'clip'
  name: string
  label: string
  optional?: boolean
  hint?: string
  rows?: number
  maxLength?: number
  autoComplete?: string
  inputMode?: 'numeric'
  multiple?: boolean
}

export type PostFields = {
  /** The endpoint under /api/memorials/{slug}/. */
  call: 'candles' | 'guestbook' | 'tributes' | 'attendance'
  opener: string
  submit: string
  withFiles: boolean
  fields: PostField[]
}

const name: PostField = {
  kind: 'line',
  name: 'name',
  label: 'Dit navn',
  autoComplete: 'name',
  maxLength: maxNameLength,
}

const relation: PostField = {
  kind: 'line',
  name: 'relation',
  label: 'Hvem du er',
  optional: true,
  maxLength: maxRelationLength,
  hint: 'For eksempel nabo, barnebarn eller kollega.',
}

/** The fields of the visitors' forms, the same in every layout. */
export const postFields: Record<FormKind, PostFields> = {
  attendance: {
    call: 'attendance',
    opener: 'Jeg kommer',
    submit: 'Send svaret',
    withFiles: false,
    fields: [
      { ...name, hint: 'For- og efternavn. Kun de, der skriver på siden, kan se det.' },
      {
        kind: 'line',
        name: 'persons',
        label: 'Hvor mange kommer I?',
        inputMode: 'numeric',
        maxLength: 2,
        hint: `Dig selv medregnet, højst ${MOST_PERSONS}. Ændrer det sig, så svar igen herfra med samme navn.`,
      },
    ],
  },
  candle: {
    call: 'candles',
    opener: 'Tænd et lys',
    submit: 'Tænd lyset',
    withFiles: false,
    fields: [
      name,
      {
        kind: 'text',
        name: 'message',
        label: 'Nogle ord',
        optional: true,
        rows: 2,
        maxLength: maxCandleMessageLength,
        hint: 'Står ved lyset, mens det brænder.',
      },
    ],
  },
  greeting: {
    call: 'guestbook',
    opener: 'Skriv en hilsen',
    submit: 'Send hilsenen',
    withFiles: true,
    fields: [
      { kind: 'text', name: 'message', label: 'Din hilsen', rows: 5, maxLength: maxGreetingLength },
      name,
      relation,
      { kind: 'picture', name: 'picture', label: 'Et billede', optional: true },
    ],
  },
  tribute: {
    call: 'tributes',
    opener: 'Del et minde',
    submit: 'Del mindet',
    withFiles: true,
    fields: [
      { kind: 'line', name: 'title', label: 'Overskrift', maxLength: maxTributeTitleLength },
      { kind: 'text', name: 'text', label: 'Dit minde', rows: 8, maxLength: maxTributeLength },
      { kind: 'line', name: 'year', label: 'Årstal', optional: true, inputMode: 'numeric', maxLength: 4 },
      name,
      relation,
      {
        kind: 'picture',
        name: 'pictures',
        label: 'Billeder',
        optional: true,
        multiple: true,
        hint: `Op til ${maxTributePictures} billeder.`,
      },
      {
        kind: 'clip',
        name: 'clip',
        label: 'Indtal et minde, eller vælg en kort film',
        optional: true,
        // 2 of 3 kept by: lib/domain/contributions/commands/share-tribute-clip.test.ts
        hint: `Højst tre minutters lyd eller ét minuts film, og ${clipMegabytes} MB. Når du sender det, siger du ja til, at andre kan høre og se det her, til du fortryder. Spørg dem først, der er med.`,
      },
    ],
  },
}

/** Beside a picture that was refused. */
export const acceptCutLabel = 'Brug billedet, selv om en del af det mangler'

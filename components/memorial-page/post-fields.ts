import {
  maxCandleMessageLength,
  maxGreetingLength,
  maxNameLength,
  maxRelationLength,
  maxTributeLength,
  maxTributePictures,
  maxTributeTitleLength,
} from '@/lib/domain/contributions/schema'
import type { ContributionKind } from '@/lib/domain/contributions/views'

export type PostField = {
  kind: 'line' | 'text' | 'picture'
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
  call: 'candles' | 'guestbook' | 'tributes'
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
export const postFields: Record<ContributionKind, PostFields> = {
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
    ],
  },
}

/** Beside a picture that was refused. */
export const acceptCutLabel = 'Brug billedet, selv om en del af det mangler'

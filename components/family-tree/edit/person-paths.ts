import type { Path } from 'react-hook-form'
import type { PersonValues } from '@/components/family-tree/edit/record-values'

/** The fields, for messages of the server; a date's stand at its parts. */
export const personPaths: readonly Path<PersonValues>[] = [
  ...([
    'givenNames',
    'surname',
    'birthSurname',
    'callName',
    'sex',
    'bornPlace',
    'diedPlace',
    'isDead',
    'isPrivate',
    'note',
  ] as const),
  ...(['born.year', 'born.month', 'born.day', 'died.year', 'died.month', 'died.day'] as const),
]

import { expect, test } from 'vitest'
import { isOfficialSoundingName } from '@/lib/server/abuse/name-check'

test.each([
  'Bodil Krogh',
  'H.C. Andersen',
  'J.P.Jacobsen',
  'Fam.Jensen',
  'Mormor & morfar',
  'Ole, Lis og børnene. Tak for alt',
  'Anne-Grethe (Søs)',
  'Årgang 1962',
  'Kirsten Svinth',
  'Naboerne i nr. 14',
  'Dick Sørensen',
  'Åse Ærø',
  'محمد علي',
  'A. B. C. Hansen',
  '❤',
])('is only a name: %s', (name) => {
  expect(isOfficialSoundingName(name)).toBe(false)
})

test.each([
  'billigt.dk',
  'Bodil www.billigt.example',
  'https://a.example',
  'Køb.nu.store',
  'bіlligt｡dk'.normalize('NFKC').replace('。', '.'),
  'billigt．dk',
  'billigt\u200B.dk',
  'billigt punkt dk',
  'billigt [.] dk',
  'billigt (dot) com',
  'minbutik.hjemmeside',
  '@billigt',
  'køb@billigt.dk',
  'Ring 12 34 56 78',
  '+45 12345678',
  'Viagra',
  'V i a g r a',
  'free   SPINS her',
  'LUDER',
  'f.u.c.k',
  'fuck you',
  'pæd0fil',
  'Hitler',
])('is more than a name: %s', (name) => {
  expect(isOfficialSoundingName(name)).toBe(true)
})

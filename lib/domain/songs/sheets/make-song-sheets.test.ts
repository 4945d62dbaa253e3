import { expect, it } from 'vitest'
import { makeSongSheets } from '@/lib/domain/songs/make-song-files'
import { sampleSheet } from '@/lib/integrations/score/sample-sheet'

const sung = [['Du gik så stil-le bort en dag', 'og åen rin-der stil-le hen']]
const texts = {
  title: 'Sang for Åse',
  origin: 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.',
  verses: [['Du gik så stille bort en dag', 'og åen rinder stille hen']],
  underNotes: [0],
  madeAt: new Date('2026-11-26T12:00:00Z'),
}

// What it draws: lib/integrations/score/sheets.test.ts, and through its process lib/domain/songs/make-song-files.test.ts.
it('sheets are refused for what is no music, and for more verses than a song has', async () => {
  await expect(makeSongSheets({ ...texts, musicXml: 'ikke noder' })).rejects.toMatchObject({ reason: 'failed' })
  const verses = Array.from({ length: 9 }, () => ['Du gik'])
  await expect(makeSongSheets({ ...texts, verses, musicXml: sampleSheet('x', sung) })).rejects.toThrow('verses')
})

import 'server-only'
import { engrave } from '@/lib/integrations/score/engrave'
import { printSheet } from '@/lib/integrations/score/sheet-pdf'
import { type SheetTexts, sheetPictures } from '@/lib/integrations/score/sheet-picture'

export type SheetTask = SheetTexts & { musicXml: string; madeAt: Date }

/** In the process of song-sheet-worker.ts; call `makeSongSheets`. */
export const tasks = {
  engrave: async ({ musicXml, madeAt, ...texts }: SheetTask) => {
    const pages = await engrave(musicXml)
    return { svgPages: sheetPictures(pages, texts), pdf: await printSheet(pages, { ...texts, madeAt }) }
  },
}

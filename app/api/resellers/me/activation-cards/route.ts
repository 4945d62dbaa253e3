import { printActivationCards } from '@/lib/domain/resellers/stock/activation-cards'
import { cardsFileName, withJoinedCodes } from '@/lib/domain/resellers/stock/card-request'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { listChosenCodes } from '@/lib/domain/resellers/stock/choices'
import { fileRoute } from '@/lib/server/file-route'

const cards = fileRoute({
  name: 'resellers.activation-cards',
  input: chosenCodesInput,
  // One card is for the family at the counter; many are a box of keys.
  confirms: (chosen) => chosen.by === 'search' || chosen.codes.length > 1,
  run: async (actor, chosen) => {
    const codes = await listChosenCodes(actor, chosen)
    return {
      body: new Uint8Array(await printActivationCards(actor, codes)),
      contentType: 'application/pdf',
      filename: cardsFileName(codes),
    }
  },
})
export const GET = Object.assign(
  (request: Request, context: Parameters<typeof cards>[1]) => cards(withJoinedCodes(request), context),
  { input: cards.input },
)

import { drawSheet, storePaper } from '@/lib/domain/proof-sheets/make-paper'
import { proofSheetForm } from '@/lib/domain/proof-sheets/schema'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { findSheetRow, sheetColumnsOf } from '@/lib/domain/proof-sheets/sheets'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

const sheets = [
  {
    name: 'Ellen Marie Skov',
    born: '14.02.1938',
    died: '30.09.2026',
    dates: '* 14. februar 1938   † 30. september 2026',
    text: 'Tak for alt\ndu var for os',
    familyName: 'Kirsten Skov',
    familyEmail: 'kirsten.skov@familie.example',
    note: 'Vi har tegnet bladet over koden, som I ønskede det.',
    options: {
      material: 'polished_black_granite',
      symbolMm: 50,
      mark: 'leaf',
      shape: 'rounded',
      widthMm: 140,
      heightMm: 180,
      caption: 'Scan og mindes',
    },
    answer: null,
  },
  {
    name: 'Hans Peter Lind',
    born: '02.11.1946',
    died: '17.06.2026',
    dates: '1946 – 2026',
    text: 'Elsket og savnet',
    familyName: 'Birthe Lind',
    familyEmail: 'birthe.lind@familie.example',
    note: '',
    options: { material: 'marble', symbolMm: 45, shape: 'rectangle', widthMm: 150, heightMm: 150 },
    answer: { status: 'approved', answeredByName: 'Birthe Lind' },
  },
] as const

/** Two of the stonemason's proof sheets: one waiting for its family, one approved. */
export async function ensureProofSheets({ id: userId, fullName }: { id: string; fullName: string }): Promise<void> {
  const member = await db.resellerMember.findUnique({ where: { userId }, select: { resellerId: true } })
  if (!member || (await db.proofSheet.findFirst({ where: { resellerId: member.resellerId } }))) return
  const codes = await db.qrCode.findMany({
    where: { resellerId: member.resellerId, state: 'assigned', preparedPage: null },
    orderBy: { id: 'desc' },
    take: sheets.length,
    select: { id: true, code: true },
  })
  for (const [index, { answer, ...sheet }] of sheets.entries()) {
    const code = codes[index]
    if (!code) return
    const written = proofSheetForm.parse({ ...sheet, code: code.code, cutsText: true })
    const sentAt = new Date(Date.now() - (index + 2) * dayMs)
    const { id } = await db.proofSheet.create({
      data: {
        ...sheetColumnsOf(written),
        qrCodeId: code.id,
        resellerId: member.resellerId,
        createdById: userId,
        createdByName: fullName,
        createdAt: sentAt,
      },
      select: { id: true },
    })
    const found = await findSheetRow(id)
    if (!found) return
    const row = { ...found, sentByName: fullName }
    const begun = withEvent(row, { kind: 'written', version: 1, name: fullName }, sentAt)
    const sent = withEvent({ history: begun }, { kind: 'sent', version: 1, name: fullName }, sentAt)
    const paper = await storePaper(row, (await drawSheet(row, sentAt)).pdf)
    const signed = { sentAt, sentById: userId, sentByName: fullName }
    const answeredAt = new Date(sentAt.getTime() + dayMs)
    const answered = answer
      ? {
          ...answer,
          answeredAt,
          history: withEvent(
            { history: sent },
            { kind: answer.status, version: 1, name: answer.answeredByName },
            answeredAt,
          ),
        }
      : { status: 'sent' as const, history: sent }
    await db.proofSheet.update({ where: { id }, data: { ...paper, ...signed, ...answered } })
  }
}

import 'server-only'
import { sendPasswordResetJob, sendSetupLinkJob } from '@/lib/domain/accounts/jobs'
import { remindOfAnniversariesJob } from '@/lib/domain/anniversaries/jobs'
import { checkAuditLogJob } from '@/lib/domain/audit/jobs'
import { invoiceResellerJob, invoiceResellersJob, matchBankLinesJob } from '@/lib/domain/bookkeeping/jobs'
import { removeProgrammeJob } from '@/lib/domain/ceremonies/jobs'
import { sendBundlesJob } from '@/lib/domain/contributions/jobs'
import { makeExportJob, resumeExportsJob, tidyExportsJob } from '@/lib/domain/exports/jobs'
import { removeTreeFilesJob, removeUnknownTreeFileJob } from '@/lib/domain/family-tree/jobs'
import { tellOfFaultsJob } from '@/lib/domain/faults/jobs'
import { tellFollowersJob, tellPageFollowersJob } from '@/lib/domain/followers/jobs'
import { pushFollowerJob } from '@/lib/domain/followers/push-follower'
import { keepFiguresJob } from '@/lib/domain/insights/jobs'
import {
  confirmEInvoiceJob,
  confirmEInvoicesJob,
  remindOfInvoiceJob,
  remindOfInvoicesJob,
  sendInvoiceJob,
  submitEInvoiceJob,
} from '@/lib/domain/invoices/jobs'
import { removeUnknownStillJob } from '@/lib/domain/media/films/jobs'
import {
  removePagePicturesJob,
  removeUnknownPictureJob,
  removeUnknownVersionJob,
} from '@/lib/domain/media/pictures/jobs'
import { makeMissingStepsJob, makeStepsJob } from '@/lib/domain/media/pictures/steps-jobs'
import { processLongMediaJob, processMediaJob, tidyUploadsJob } from '@/lib/domain/media/uploads/jobs'
import { renderVersionJob } from '@/lib/domain/media/versions/jobs'
import { makePageJob, removeDocumentsJob, tendPagesJob } from '@/lib/domain/memorial-page/make-page-job'
import { rewriteStoriesJob } from '@/lib/domain/memorials/jobs'
import { makeGreetingFilmJob } from '@/lib/domain/moving-greetings/jobs'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { sendPushJob } from '@/lib/domain/notifications/push-job'
import { remindOfWaitingJob, sendSummariesJob, sendWaitingSummaryJob } from '@/lib/domain/notifications/summary-jobs'
import { makePackageCodesJob } from '@/lib/domain/packages/jobs'
import { removeMotionFilmJob } from '@/lib/domain/portrait-motion/film-files'
import { makeMotionJob } from '@/lib/domain/portrait-motion/jobs'
import {
  deleteAccountJob,
  deleteDueAccountsJob,
  housekeepingJob,
  processDraftJob,
  processDraftsJob,
  tidyDraftsJob,
} from '@/lib/domain/privacy/jobs'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { checkTreeJob } from '@/lib/domain/published-pages/check-job'
import { publishPageJob, tendPublishedJob } from '@/lib/domain/published-pages/jobs'
import { tidyServerTimesJob } from '@/lib/domain/server-times/jobs'
import {
  closeCheckoutJob,
  compareWithProviderJob,
  findLostChargesJob,
  handleEventJob,
  readCardJob,
  sendChargeJob,
  sendRefundJob,
  settlePaymentJob,
  settlePaymentsJob,
} from '@/lib/domain/settlement/jobs'
import { completeOrdersJob } from '@/lib/domain/shipments/jobs'
import { abandonOrdersJob, tellLateJob } from '@/lib/domain/shop-orders/jobs'
import { endStuckSongsJob, removeSongFilesJob, renderSongJob } from '@/lib/domain/songs/jobs'
import { singSongJob, writeWordsJob } from '@/lib/domain/songs/order-jobs'
import { removeSungFilesJob } from '@/lib/domain/songs/sung-files'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import { findOrphansJob, measureStorageJob } from '@/lib/domain/storage-use/jobs'
import { removeLostFilesJob } from '@/lib/domain/storage-use/remove-files'
import { processAgreementJob, processAgreementsJob } from '@/lib/domain/subscriptions/jobs'
import {
  endStuckImportsJob,
  readImportJob,
  removeImportFileJob,
  rereadTreesJob,
  storeImportMediaJob,
  writeImportJob,
} from '@/lib/domain/tree-files/jobs'
import type { Work } from '@/lib/server/jobs'

/** Every background job; a worker process registers them all when it starts. */
export const jobs: readonly Work[] = [
  sendMailJob,
  sendSummariesJob,
  sendBundlesJob,
  sendWaitingSummaryJob,
  sendPushJob,
  remindOfAnniversariesJob,
  remindOfWaitingJob,
  tellFollowersJob,
  tellPageFollowersJob,
  pushFollowerJob,
  sendPasswordResetJob,
  sendSetupLinkJob,
  housekeepingJob,
  checkAuditLogJob,
  tidyDraftsJob,
  removeUnknownPictureJob,
  removePagePicturesJob,
  removeUnknownStillJob,
  processMediaJob,
  processLongMediaJob,
  renderVersionJob,
  removeUnknownVersionJob,
  makeStepsJob,
  makeMissingStepsJob,
  tidyUploadsJob,
  rewriteStoriesJob,
  makePageJob,
  tendPagesJob,
  removeDocumentsJob,
  checkTreeJob,
  publishPageJob,
  tendPublishedJob,
  makeGreetingFilmJob,
  deleteDueAccountsJob,
  deleteAccountJob,
  processDraftsJob,
  processDraftJob,
  makeExportJob,
  resumeExportsJob,
  tidyExportsJob,
  makePackageCodesJob,
  removeStonePhotoJob,
  removeProgrammeJob,
  removeTreeFilesJob,
  removeUnknownTreeFileJob,
  removePaperJob,
  sendInvoiceJob,
  submitEInvoiceJob,
  confirmEInvoiceJob,
  confirmEInvoicesJob,
  remindOfInvoiceJob,
  remindOfInvoicesJob,
  sendChargeJob,
  sendRefundJob,
  closeCheckoutJob,
  settlePaymentJob,
  settlePaymentsJob,
  handleEventJob,
  readCardJob,
  compareWithProviderJob,
  findLostChargesJob,
  matchBankLinesJob,
  invoiceResellersJob,
  invoiceResellerJob,
  processAgreementsJob,
  processAgreementJob,
  completeOrdersJob,
  abandonOrdersJob,
  tellLateJob,
  readImportJob,
  writeImportJob,
  storeImportMediaJob,
  removeImportFileJob,
  endStuckImportsJob,
  rereadTreesJob,
  makeMotionJob,
  removeMotionFilmJob,
  renderSongJob,
  removeSongFilesJob,
  endStuckSongsJob,
  writeWordsJob,
  singSongJob,
  removeSungFilesJob,
  keepFiguresJob,
  tellOfFaultsJob,
  measureStorageJob,
  findOrphansJob,
  removeLostFilesJob,
  tidyServerTimesJob,
]

import type { AuditAction } from 'contract/audit'
import { m } from '#texts/messages.js'

export const actionTexts = {
  'supplier.edit': m.audit_supplierEdit,
  'supplier.suspend': m.audit_supplierSuspend,
  'supplier.activate': m.audit_supplierActivate,
  'supplier.photo': m.audit_supplierPhoto,
  'supplier.page': m.audit_supplierPage,
  'supplier.address': m.audit_supplierAddress,
  'referral.status': m.audit_referralStatus,
  'report.resolve': m.audit_reportResolve,
  'review.keep': m.audit_reviewKeep,
  'review.remove': m.audit_reviewRemove,
  'need.remove': m.audit_needRemove,
  'message.status': m.audit_messageStatus,
  'account.create': m.audit_accountCreate,
  'account.disable': m.audit_accountDisable,
  'account.second-factor': m.audit_accountSecondFactor,
  'account.erase': m.audit_accountErase,
  'request.answer': m.audit_requestAnswer,
  'search.synonyms': m.audit_searchSynonyms,
  'search.answer': m.audit_searchAnswer,
  'search.dismiss': m.audit_searchDismiss,
  'supplier.view': m.audit_supplierView,
  'attendance.view': m.audit_attendanceView,
  'list.view': m.audit_listView,
  'list.export': m.audit_listExport,
} satisfies Record<AuditAction, () => string>

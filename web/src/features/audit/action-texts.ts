import type { AuditAction } from 'contract/audit'

export const actionTexts = {
  'supplier.edit': 'audit.supplierEdit',
  'supplier.suspend': 'audit.supplierSuspend',
  'supplier.activate': 'audit.supplierActivate',
  'supplier.photo': 'audit.supplierPhoto',
  'referral.status': 'audit.referralStatus',
  'report.resolve': 'audit.reportResolve',
  'message.status': 'audit.messageStatus',
  'account.create': 'audit.accountCreate',
  'account.disable': 'audit.accountDisable',
  'account.second-factor': 'audit.accountSecondFactor',
  'account.erase': 'audit.accountErase',
  'request.answer': 'audit.requestAnswer',
  'supplier.view': 'audit.supplierView',
  'attendance.view': 'audit.attendanceView',
  'list.view': 'audit.listView',
  'list.export': 'audit.listExport',
} as const satisfies Record<AuditAction, string>

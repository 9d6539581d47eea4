import { policyVersions } from 'contract/rules/consents'
import { operator as provider } from 'contract/rules/operator'
import { urls } from '../../lib/urls.ts'
import { retentionTable } from './retention-table.ts'
import type { PolicyTexts } from './texts.pt.ts'

export const policies: PolicyTexts = {
  cookies: {
    title: 'Cookie Policy',
    summary:
      'Which cookies and local data Marketplace em Saúde uses, what they are for, how long they ' +
      'last and how you control them.',
    updatedAt: policyVersions.cookies,
    sections: [
      {
        heading: 'In a few words',
        body: [
          'Marketplace em Saúde uses few cookies, all of them its own. They keep you signed ' +
            'in, remember your language, recognise your chat conversation and store your cookie ' +
            'choice. We use no advertising cookies, we do not sell browsing data and we do not ' +
            'follow you on other sites.',
          "This policy explains each cookie and also what we keep in the browser's local " +
            'storage, which is not a cookie but has a similar effect. How we process personal ' +
            'data in general is described in the Privacy Policy.',
        ],
      },
      {
        heading: 'What cookies and local storage are',
        body: [
          'A cookie is a small text that a site asks the browser to keep and that returns to ' +
            'the site on each visit. Local storage is a space in the browser where the page ' +
            'keeps information that is not sent to the server automatically.',
          'A cookie is first-party when it comes from the address you are visiting and ' +
            'third-party when it comes from another. It may last for a session and end with it, ' +
            'or be persistent and have an end date.',
        ],
      },
      {
        heading: 'Strictly necessary cookies',
        body: [
          'Without these cookies the page cannot do what you asked for. They therefore do not ' +
            'depend on consent, in line with the cookie guide of the Brazilian data protection ' +
            'authority (ANPD). The legal basis is the performance of the service you requested ' +
            '(LGPD, art. 7, V) and, for security, legitimate interest (art. 7, IX).',
          [
            'Session (session): created when you sign in. It holds a random code that only ' +
              'the server can interpret; it holds no name, e-mail or password and cannot be ' +
              'read by scripts on the page. It expires after 24 hours without use or, at most, ' +
              'after 14 days; for administration accounts, after one hour without use or, at ' +
              'most, after 12 hours. It ends the moment you sign out.',
            'Second step (second-step): links the password that was right to the screen where ' +
              'a code is typed, from the authenticator app or sent by e-mail. Lasts five minutes ' +
              'or until the code is accepted.',
            'Known device (device): made when you log in. It only says that somebody has logged ' +
              'in to your account in this browser before, so that attempts by strangers do not ' +
              'make you wait. It opens no account by itself. Lasts 180 days.',
            'Code by e-mail (code): links the code that we sent to the browser that asked for ' +
              'it, so that only that browser can use the confirmed e-mail. Lasts 70 minutes.',
            'Sign-in with Google or LinkedIn (identity): links the way to their page to the ' +
              'browser that asked for it, so that nobody else can use the way back. Lasts one hour.',
            'Language (lng): stores pt or en, so that the page already arrives in the chosen ' +
              'language. It lasts one year.',
            'Chat visitor (chat): a random code that links this browser to your conversation ' +
              'with the assistant. It is this code, not the phone number, that lets you reopen ' +
              'the conversation. It lasts up to 180 days, as long as the messages are kept.',
            'Consent (consent): stores your choice about optional cookies, with the version of ' +
              'the text and the time, so that the question is not repeated on every page. It ' +
              'lasts six months. You see and change it in My data.',
          ],
        ],
      },
      {
        heading: 'Optional cookies',
        body: [
          'We use no optional cookies today. The access statistics that suppliers see on ' +
            'their dashboard are made on the server, as daily counts, with no measurement ' +
            'cookie and without storing the IP address.',
          'If we ever start to use an analytics or preference cookie that is not ' +
            'indispensable, it will be off by default, it will appear in this list before it is ' +
            'used and it will work only after your consent (LGPD, art. 7, I). Refusing will be ' +
            'as easy as accepting, with equally prominent buttons, and refusing will not ' +
            'prevent you from using the directory.',
        ],
      },
      {
        heading: "What stays in the browser's local storage",
        body: [
          'This information stays on your device. The page uses it to make browsing easier:',
          [
            'The chosen language (lng), kept even when the rest is erased.',
            'Account data that the page displays, such as name, account type and plan. Never ' +
              'the password or the session code.',
            'Sign-up drafts: what you type in each step, so that no work is lost if the page ' +
              'reloads. They are erased when sign-up ends.',
            'Filters of your last search and the plan chosen on the plans page.',
            'The phone number given in the chat, so that we do not ask again.',
            'Your choice to hear the sounds of the chat or not (chatSound).',
            'The name, e-mail and phone you gave when asking for a contact, and which contacts you ' +
              'may see again (visitor). They spare you from filling everything in once more; ' +
              'Forget my details, in the form itself, erases them at once.',
          ],
          'Opening the login page erases local storage, except for the language, drafts, the ' +
            'chosen plan, the sound of the chat and what you gave when asking for a contact. ' +
            'Signing out erases that too. If you use a shared computer, such as one at a nursing station or a ' +
            'reception desk, sign out when you finish.',
        ],
      },
      {
        heading: 'Third-party pages',
        body: [
          'Paid plans are purchased on the secure page of Stripe, which processes the ' +
            "payment. Stripe's own cookies and policy apply there, including those it uses to " +
            'prevent fraud. The same happens when you sign in with Google or LinkedIn, on their ' +
            "page, and when you open a supplier's site or professional " +
            'profile: once you leave Marketplace em Saúde, the rules of the destination apply.',
          'To know which city an access comes from, the server compares the IP address with a ' +
            'table that we hold ourselves, from the DB-IP City Lite database (IP Geolocation by ' +
            'DB-IP, db-ip.com). No cookie is created for this and the address is not sent to ' +
            'DB-IP.',
        ],
      },
      {
        heading: 'How to control them',
        body: [
          'You decide what stays on your device:',
          [
            'On the page: use the cookie preferences option in the footer to review or ' +
              'withdraw your choice at any time.',
            'In the browser: every browser lets you see, block and erase cookies and site ' +
              'data, for one address or for all. Look for privacy or site data in the settings.',
            'In a private window: whatever was created in it disappears when it is closed.',
          ],
          'If you block necessary cookies you can still consult the directory, but you will ' +
            'not be able to sign in or continue a chat conversation. Erasing the chat visitor ' +
            'cookie means that the earlier conversation can no longer be opened in this browser.',
        ],
      },
      {
        heading: 'Changes and contact',
        body: [
          'When this policy changes, the date at the top of the page changes with it. Changes ' +
            'that create a new use of cookies will be announced on the page itself, with a new ' +
            'request for consent when the law requires it.',
          `Responsible: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address}. ` +
            `Questions and requests: ${provider.email}. The company details on this page are ` +
            'demonstration data.',
        ],
      },
    ],
  },
  privacidade: {
    title: 'Privacy Policy',
    summary:
      'Which personal data we process, why, on what legal basis, with whom we share them and ' +
      'for how long we keep them.',
    updatedAt: policyVersions.privacidade,
    sections: [
      {
        heading: 'Who we are and whom this policy covers',
        body: [
          'Marketplace em Saúde is a directory of suppliers of products and services for ' +
            "Brazil's health sector. The controller of the data described here is " +
            `${provider.name}, CNPJ ${provider.cnpj}, at ${provider.address}. These company ` +
            'details are demonstration data.',
          'This policy covers people who visit the directory, freelancers and companies that ' +
            'sign up, people who are recommended by someone else, people who report a page and ' +
            'people who talk to the assistant. The Brazilian General Data Protection Law (Law ' +
            '13,709/2018, LGPD) and the Internet Bill of Rights (Marco Civil da Internet, Law ' +
            '12,965/2014) apply.',
          'The service is meant for adults and for professional use. We do not ask for ' +
            'patient data, and you must not send any, in any field or in the chat.',
        ],
      },
      {
        heading: 'Which data we process and why',
        body: [
          'We process only what each function needs. The legal basis under art. 7 of the LGPD ' +
            'is in brackets.',
          [
            'Freelancer sign-up: name, e-mail, phone, date of birth, CPF, address, activity, ' +
              'site, LinkedIn, certificates and service description. They serve to create the ' +
              'account, check who the supplier is and publish the profile (performance of a ' +
              'contract, item V).',
            'Company sign-up: data of the responsible person (name, e-mail, phone, date of ' +
              'birth, CPF, company, city and state) and of the company (CNPJ, legal name, ' +
              'trade name, site, phone, WhatsApp, CNAE, address, type, segment, municipal ' +
              'registration, description, authorisations and other information), for the same ' +
              'purpose and on the same basis (item V).',
            'E-mail codes: we send a six-digit code to confirm the address or recover the ' +
              'password. It is valid for ten minutes and is stored only as a hash (items V and ' +
              'IX, security).',
            'Password: stored only as a cryptographic hash (argon2id). Nobody on the team can ' +
              'read it.',
            'Sign-in with Google or LinkedIn, if you choose it: they tell us your name, your ' +
              'e-mail, whether it was confirmed and the code by which they know you. We keep the ' +
              'e-mail and the code while the sign-in is linked; you unlink it under My account ' +
              '(item V).',
            'Contact request: name, e-mail and phone of the person asking. They allow the ' +
              "chosen supplier to answer (steps prior to a contract, at the data subject's " +
              'request, item V).',
            'Recommendation: name of the person recommending, and name, e-mail and phone of ' +
              'the person recommended. They serve for one invitation (legitimate interest, item ' +
              'IX). The person recommended gets a single notice by e-mail, with who recommended ' +
              'them and a link to say that they want no contact. We then erase everything and ' +
              'keep only a code of the e-mail, which cannot be read back, so that nobody ' +
              'recommends them again.',
            'Consents: what you accepted when you signed up, joined the directory or asked for ' +
              'a contact, with the version of the text, the time and, if so, the time you took ' +
              'it back (item II and art. 8, § 2).',
            'Requests about your data: e-mail, phone if you give it, what you asked for and our ' +
              'answer (item II).',
            'Chat: the phone number given and the messages exchanged with the assistant or ' +
              'an attendant; if you leave a message outside the hours, also your name and ' +
              'e-mail, which the team receives by e-mail (items V and IX).',
            'Report: the reason, your account of it and, if you want an answer, your e-mail. ' +
              'They serve to look into the case; the supplier does not receive them ' +
              '(legitimate interest, item IX).',
            'Access to the account: for each open session, the browser and system that it ' +
              'names, when it began and when it was last used. You see and end them under My ' +
              'account (item IX, security).',
            'Subscription: plan, amounts, dates and Stripe identifiers. We neither receive ' +
              'nor store the card number (items V and II, tax obligations).',
            'E-mails that we send you, including those that carry codes, until they can be ' +
              'erased (items V and IX).',
            'Changes made by administrators: who changed what and when, before and after, so ' +
              'that it can be accounted for (item IX).',
          ],
        ],
      },
      {
        heading: 'Statistics without the IP address',
        body: [
          'When someone opens a supplier, we add one access to that day, with the search ' +
            'term and the approximate city and state. What is stored is a count per day: we ' +
            'store neither the IP address nor a history per person. Repeated clicks of the ' +
            'same visit within 30 minutes count once; for that we keep, for less than two ' +
            'hours, a code made from the address and the browser, from which there is no way ' +
            'back to them. Accesses by the supplier itself and by robots do not count.',
          'The terms typed into the search are counted per day too, without a link to who ' +
            'searched. What looks like an e-mail, a phone number or a document is not kept. ' +
            'Against abuse we count attempts per account and per address, also as codes with ' +
            'no way back, for up to 30 days.',
          'The city is estimated on our own server with the DB-IP City Lite database (IP ' +
            'Geolocation by DB-IP, db-ip.com), without sending the address to third parties. ' +
            'Suppliers on a paid plan see these totals; none of them sees who the visitor is. ' +
            'The legal basis is the legitimate interest of measuring the service (item IX), ' +
            'with as little data as possible.',
        ],
      },
      {
        heading: 'What is public and what is not',
        body: [
          'The profile of a supplier that is active in the marketplace is public: name or ' +
            'trade name, description, what the supplier works with, segment and other ' +
            'information of the company, city and state, plan and, on paid plans, declared ' +
            'certificates and photo or logo. It may appear in search engines.',
          "The supplier's e-mail, site and LinkedIn, the phone that a company gives as its own " +
            'and, on the Professional and Corporate plans, the WhatsApp link are shown only to ' +
            "people who send a contact request. The link uses the company's WhatsApp or mobile; " +
            "the responsible person's phone only while the company has no number of its own. " +
            'CPF, date of birth, full address and password are never published. A freelancer or company may leave the directory at any time, under My ' +
            'account, and keep the account.',
        ],
      },
      {
        heading: 'With whom we share data',
        body: [
          'We do not sell personal data. We share only what is needed, with:',
          [
            'The supplier you chose: it receives the name, e-mail and phone of your contact ' +
              'request and becomes answerable, as a controller, for the use it makes of them. ' +
              'It must use them only to answer the request.',
            "The person asking for contact: receives the supplier's e-mail, site and " +
              "LinkedIn, the company's phone and, on the Professional and Corporate plans, the " +
              'WhatsApp link.',
            'Stripe: processes the subscription on its own page and confirms the result to us.',
            'Providers that work for us under contract: hosting, e-mail delivery and image ' +
              'storage.',
            "The assistant's language model: when it is switched on, it receives the text of " +
              'the conversation in order to write the answer, without your phone number. When ' +
              'it is off, answers come only from the directory and from prepared questions.',
            'Public look-ups: the CNPJ and the postcode you type may be looked up, by our ' +
              'server, in public company and address services.',
            'Authorities: when there is a court order or a legal obligation.',
          ],
          'Some of these providers, such as Stripe, may process data outside Brazil. In that ' +
            'case we use the safeguards of arts. 33 to 36 of the LGPD, such as the standard ' +
            'clauses approved by the ANPD.',
        ],
      },
      {
        heading: 'How long we keep data',
        body: [
          'Each kind of data has a period. When it is over, an automatic process of the server, ' +
            'which reads this same table, erases the data. You may ask earlier, in My data.',
          retentionTable('en'),
        ],
      },
      {
        heading: 'Your rights',
        body: [
          'You may ask for confirmation and access, correction, erasure, portability, ' +
            'information on sharing, withdrawal of consent and objection (LGPD, art. 18). We ' +
            'give a simplified answer at once and a complete one within 15 days (art. 19). ' +
            'Requests are free of charge: use My data, with or without an account, or write to ' +
            `${provider.email}. The Data ` +
            'Protection page explains each right, the data protection officer and the security ' +
            'measures.',
          { to: urls.myData, label: 'Open My data' },
          'You may also complain to the Brazilian data protection authority (ANPD) or to ' +
            'consumer protection bodies.',
        ],
      },
      {
        heading: 'Changes to this policy',
        body: [
          'The date at the top of the page shows the version in force. Changes to the ' +
            'purpose, the sharing or the duration of processing will be announced by e-mail to ' +
            'account holders and by a notice on the page, before they take effect.',
        ],
      },
    ],
  },
  'protecao-de-dados': {
    title: 'Data Protection',
    summary:
      'How the LGPD is followed here: your rights, how to exercise them, who answers, the ' +
      'security measures and the role of suppliers.',
    updatedAt: policyVersions['protecao-de-dados'],
    sections: [
      {
        heading: 'Our commitment',
        body: [
          'The Privacy Policy says which data we process and why. This page explains how we ' +
            'protect those data and how you exercise your rights. It was written for people who ' +
            'buy, for people who sell and for those in charge of compliance at a hospital or ' +
            'company.',
          'We process data according to the principles of art. 6 of the LGPD: stated purpose, ' +
            'minimum necessary, free access, quality, transparency, security, prevention, ' +
            'non-discrimination and accountability.',
        ],
      },
      {
        heading: 'Your rights (LGPD, art. 18)',
        body: [
          'Anyone whose data we hold, with or without an account, may ask for:',
          [
            'Confirmation that we process their data.',
            'Access to the data, in a readable form.',
            'Correction of what is incomplete, inaccurate or out of date. Much of it you can ' +
              'correct yourself under Edit page.',
            'Anonymisation, blocking or erasure of what is unnecessary, excessive or ' +
              'processed against the law.',
            'Portability of the data you provided, in a file of an open format (JSON).',
            'Erasure of data processed with your consent.',
            'Information on whom the data were shared with, including the suppliers to which ' +
              'a contact request was sent.',
            'Information on the possibility of not consenting and on the consequences.',
            'Withdrawal of consent, at any time, at no cost.',
            'Objection to processing based on legitimate interest, where the law is not ' +
              'complied with.',
          ],
          'We take no solely automated decisions that affect your interests in the sense of ' +
            "art. 20. The order of the directory depends on the supplier's plan and on " +
            'relevance to the search, as the Terms of Use explain.',
        ],
      },
      {
        heading: 'How to ask and how soon we answer',
        body: [
          'In My data you see, take along as JSON or CSV, correct, take consents back and erase ' +
            'by yourself, at once. Whoever has an account logs in; whoever has none confirms ' +
            'their e-mail with a code. What the page cannot settle, such as a conversation in ' +
            'which you left only a phone number, becomes a request that the team answers within ' +
            `15 days. You may also write to ${provider.email}. You need not quote the law or give ` +
            'reasons, and we will not ask for a copy of a document when there is a less ' +
            'intrusive way.',
          { to: urls.myData, label: 'Open My data' },
          'Whoever asks for access or portability receives a file with everything we keep ' +
            'that is linked to their e-mail, except passwords and session codes: registration, ' +
            'profile, sessions, contact requests sent and received, recommendations, consents, reports, ' +
            'conversations, e-mails still kept, subscriptions and invoices, access counts and ' +
            'what administrators changed or saw.',
          'The simplified answer is immediate. The complete statement, with the origin of ' +
            'the data, the criteria and the purpose, follows within 15 days of the request ' +
            '(art. 19). The service is free of charge. If we cannot comply, we will explain ' +
            'the reason in fact or in law.',
        ],
      },
      {
        heading: 'Erasing the account',
        body: [
          'When a request for erasure is met, we erase at once the account, sessions, ' +
            'profile, company, photo, access counts, reports about the page, contact requests ' +
            'sent and received, recommendations of your e-mail, conversations and the e-mails ' +
            'we still keep. The profile leaves the directory immediately. People without an ' +
            'account who left their e-mail with a contact request, a recommendation, a report ' +
            'or in the chat may ask for the same. A paid subscription must have ended first: ' +
            'cancel it under My subscription or ask us to end it.',
          'Only this stays:',
          [
            'Subscriptions and invoices, for the period of tax law (art. 16, I): number, ' +
              'amount, dates and Stripe identifiers, without name, address or link. Of ' +
              "Stripe's notices only the identifier stays.",
            'Reports that you wrote about others, without your e-mail.',
            'The record of what administrators changed or saw: who, when and which fields, with ' +
              'the values blanked.',
            'Your name, if you recommended somebody else: it stays with the recommendation, ' +
              'without any contact of yours.',
            'Backups, until they are replaced, within four weeks at most.',
          ],
          'E-mails already delivered are in the mailbox of who received them, and a supplier ' +
            'that received your contact request answers for the data it kept. Your customer ' +
            'record at Stripe is erased there, at our request.',
        ],
      },
      {
        heading: 'Data protection officer',
        body: [
          'The data protection officer (encarregado) is the channel between you, the ' +
            'controller and the ANPD. The officer receives requests and complaints, guides the ' +
            `team and follows incidents. Write to ${provider.email}.`,
          `Controller: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address}. The ` +
            'company details on this page are demonstration data.',
        ],
      },
      {
        heading: 'The role of suppliers',
        body: [
          'A supplier that receives a contact request becomes a controller of those data. By ' +
            'accepting the Terms of Use it undertakes to:',
          [
            'Use name, e-mail and phone only to answer the request.',
            'Not add the person to mailing lists without permission, nor hand over or sell ' +
              'the data.',
            'Keep the data secure and erase them when they are no longer needed.',
            "Attend directly to the data subject's rights and tell us of any incident " +
              'involving data received here.',
          ],
          "Breaches can be reported with the Report button on the supplier's page and lead " +
            'to the measures set out in the Terms of Use.',
        ],
      },
      {
        heading: 'Sensitive data and patient data',
        body: [
          "The directory needs no data about anyone's health. Do not send patients' names, " +
            'diagnoses, test results, records or images in the chat, in a contact request or in ' +
            'a service description. If we find such content, it may be erased before its time.',
          'Anyone who hires a supplier that will have access to medical records, such as ' +
            'billing, technology or auditing, must deal with it in a contract of their own with ' +
            'the supplier, with the LGPD clauses on processors and sensitive data (arts. 11 and ' +
            '39).',
        ],
      },
      {
        heading: 'Security measures',
        body: [
          [
            'Encrypted connection and a session cookie that scripts on the page cannot read.',
            'Passwords stored as argon2id hashes; session tokens and e-mail codes stored only ' +
              'as hashes.',
            'Six-digit codes valid for ten minutes, with five tries and one resend a minute.',
            'Limits on attempts per account and per address, against password guessing and ' +
              'form abuse.',
            "Access decided on the server at each request: a supplier does not see another's " +
              "data. Everybody's data open only to administration accounts, created by the " +
              'team itself, and every change they make is recorded.',
            'Supplier contacts kept out of the public list and revealed only after a contact ' +
              'request.',
            'Images re-encoded on upload, which removes hidden data such as where the photo ' +
              'was taken.',
            'Technical logs without passwords, codes or message content.',
          ],
        ],
      },
      {
        heading: 'Incidents',
        body: [
          'If an incident may cause relevant risk or harm, we will notify the ANPD and the ' +
            'data subjects within the period set by regulation, currently three business days ' +
            '(LGPD, art. 48, and Resolution CD/ANPD 15/2024). The notice will say what ' +
            'happened, which data were affected, what we did and what we recommend to you.',
          `If you have found a flaw, write to ${provider.email} with the steps to reproduce ` +
            "it. Please do not access other people's data or disclose the flaw before it is " +
            'fixed.',
        ],
      },
      {
        heading: 'Complaint to the ANPD',
        body: [
          'If our answer does not solve the matter, you may petition the ANPD (LGPD, art. 18, ' +
            '§ 1) and turn to consumer protection bodies. Keep a record of your request and of ' +
            'our answer, because the authority usually asks for them.',
        ],
      },
    ],
  },
  'etica-e-compliance': {
    title: 'Ethics and Compliance',
    summary:
      'What we expect of advertisers, buyers and ourselves: truthful licences, responsible ' +
      'advertising, no improper advantage and a reporting channel that works.',
    updatedAt: policyVersions['etica-e-compliance'],
    sections: [
      {
        heading: 'Why this page exists',
        body: [
          'People who buy for health services decide on products and services that reach the ' +
            'patient. A false licence, an expired certificate or a hidden commission can cost ' +
            'more than money. This page gathers the rules of conduct of Marketplace em Saúde, ' +
            'which apply to suppliers, visitors and our own team. They complete the Terms of ' +
            'Use.',
        ],
      },
      {
        heading: 'Truthful information',
        body: [
          'The supplier answers for everything it publishes. In particular:',
          [
            'Declare only licences, authorisations and certificates that are in the ' +
              "supplier's name and in force, with the right scope. An ISO certificate of " +
              'another site or of a partner is not yours.',
            "ANVISA's operating authorisation (AFE) and special authorisation (AE) have no " +
              'expiry date, but must match the activities the company carries out. ' +
              'Good-practice certificates are valid for two years; the sanitary licence follows ' +
              'the period set by the local authority.',
            'Do not use the marks of ANVISA, professional councils or certification bodies to ' +
              'suggest an approval that does not exist.',
            'Update the profile when a licence expires or is suspended or cancelled.',
            "Do not copy other people's texts, photos or trademarks, and do not pose as " +
              'another company.',
          ],
          'We show what the supplier declares. We are not an inspection body and do not ' +
            'guarantee the validity of each document. Before hiring, the buyer should check the ' +
            'CNPJ, the licence and the professional registration in official sources and ask ' +
            'the supplier for the documents.',
        ],
      },
      {
        heading: 'Advertising in health',
        body: [
          'A profile is an advertisement and follows the rules of the field:',
          [
            "Medicines: advertising under Law 9,294/1996 and ANVISA's RDC 96/2008. " +
              'Prescription medicines may be advertised only to professionals qualified to ' +
              'prescribe or dispense them, so they must not be promoted on a profile open to ' +
              'the public.',
            'Products under sanitary surveillance: they may be offered only if regularised, ' +
              'with their approved indications.',
            'Physicians: CFM Resolution 2,336/2023. Pharmacists, nurses, dentists, biomedical ' +
              'and other professionals: the code of ethics and rules of their council, with ' +
              'name and registration number where required.',
            "No promise of results, of a cure or of a date for an authority's approval. No " +
              'patient images, sensationalism or disparaging comparison.',
            'Prices and conditions, when given, must be clear and honoured (Consumer ' +
              'Protection Code, arts. 30, 31 and 37).',
          ],
        ],
      },
      {
        heading: 'No improper advantage',
        body: [
          'It is forbidden to use Marketplace em Saúde to offer, promise, ask for or accept ' +
            'an advantage in exchange for a purchase, prescription, recommendation or ' +
            'accreditation. This includes:',
          [
            'Commissions, kickbacks, valuable gifts, travel or payment to a health ' +
              'professional, buyer or manager to choose a product, material or service, ' +
              'including orthoses, prostheses and special materials (OPME).',
            'Payment to a public agent to obtain a licence, a registration, a favourable ' +
              'inspection or a public tender (Law 12,846/2013, Law 14,133/2021 and the Penal ' +
              'Code).',
            'Price fixing or sharing out of customers among competitors (Law 12,529/2011).',
            'Sham consulting, lecture or research contracts that hide a payment.',
          ],
          'Recommending suppliers through our form is free and voluntary. Nobody is paid for ' +
            'recommending, and nobody should charge for it. Legitimate relations with health ' +
            'professionals must have a contract, a real purpose and market value, and be ' +
            'declared when the law or the employer requires it.',
        ],
      },
      {
        heading: 'How we make money',
        body: [
          "Our income comes from suppliers' subscriptions, at equal and public prices. We " +
            'receive no commission on deals closed and charge nothing to those who search.',
          'The plan influences prominence: suppliers on the Professional and Corporate plans ' +
            'appear first on the home page, then those on Basic and those on Free. The plan is ' +
            'shown as a badge on each card, so that the buyer knows it. A paid plan is not a ' +
            'certificate of quality, and no payment changes licences, reports or moderation ' +
            'decisions.',
        ],
      },
      {
        heading: 'Respect and proper use',
        body: [
          [
            'Treat the person on the other side with respect. We do not accept ' +
              'discrimination, harassment or threats.',
            'Do not use the contacts you receive for mass mailing.',
            'Do not collect data from the directory automatically, create fake clicks or sign ' +
              "up in someone else's name.",
            'Do not offer products that are unregistered, counterfeit, stolen, expired or ' +
              'banned from distance selling.',
            'Do not expose patients: no data, photo or identifiable case.',
          ],
        ],
      },
      {
        heading: 'Reporting',
        body: [
          'Every supplier page has a Report button. Choose the reason (wrong data, doubtful ' +
            'licence or certificate, does not exist or does not answer, improper content or ' +
            'another) and tell us what happened. You need no account; the e-mail is optional. ' +
            'The supplier is not told who reported, and we do not tolerate retaliation. ' +
            `Reports about our own team may go straight to ${provider.email}.`,
          'What we do with a report:',
          [
            'We read every one and record its receipt.',
            'We hear the supplier and ask for documents, unless the notice could cause harm ' +
              'or destroy evidence.',
            'Depending on severity, we ask for a correction, hide the content, or suspend or ' +
              'close the profile. When patients are at risk, we suspend first and investigate ' +
              'afterwards.',
            'We tell the supplier the reason, and the supplier may ask for a review by ' +
              'another person on the team, with new documents.',
            'We inform the sanitary authority, the professional council or another authority ' +
              'when there are signs of an offence or crime.',
          ],
          'A report made in bad faith, to harm a competitor, is also a breach of these rules.',
        ],
      },
      {
        heading: 'Our team and contact',
        body: [
          'The team accepts no gifts from suppliers, declares conflicts of interest and does ' +
            'not decide on reports involving someone close. Administrative access is ' +
            'individual, and every change is recorded. These rules are reviewed at least once ' +
            'a year.',
          `Responsible: ${provider.name}, CNPJ ${provider.cnpj}, ${provider.address} ` +
            `(demonstration data). Questions on conduct: ${provider.email}.`,
        ],
      },
    ],
  },
  termos: {
    title: 'Terms of Use',
    summary:
      'The rules for using the directory, keeping a profile, and subscribing to, renewing and ' +
      'cancelling a plan.',
    updatedAt: policyVersions.termos,
    sections: [
      {
        heading: 'Acceptance and identification',
        body: [
          `These terms govern the use of Marketplace em Saúde, offered by ${provider.name}, ` +
            `CNPJ ${provider.cnpj}, at ${provider.address}, e-mail ${provider.email}. The ` +
            'company details are demonstration data. By creating an account, sending a contact ' +
            'request or purchasing a plan, you declare that you have read and accept these ' +
            'terms, the Privacy Policy and the Ethics and Compliance rules.',
          'By creating an account you declare that you are 18 or older. Anyone who registers ' +
            'a company declares that they are entitled to represent it.',
        ],
      },
      {
        heading: 'What the service is, and what it is not',
        body: [
          'Marketplace em Saúde is a directory that brings suppliers and buyers of the health ' +
            'sector together. Visitors search, talk to the assistant, recommend suppliers and ' +
            'request contact without paying anything.',
          'We do not sell the products and services advertised, we do not receive payments ' +
            'between the parties and we take no part in negotiation, delivery or warranty. The ' +
            'contract is made between buyer and supplier, and each answers for what was agreed. ' +
            'The service does not provide health care: in an emergency in Brazil, call 192 ' +
            '(SAMU).',
        ],
      },
      {
        heading: 'Account and security',
        body: [
          [
            'Registration data must be true and up to date. The e-mail is confirmed with a ' +
              'six-digit code, valid for ten minutes.',
            'Each person has one account. The password is personal: it has at least eight ' +
              'characters, with a lower-case letter, an upper-case letter, a number and a ' +
              'special character, and we recommend changing it every 12 months.',
            'Tell us at once if you suspect misuse. Changing the password ends open sessions.',
            'CPF, CNPJ and address cannot be changed on the page itself; ask for a correction ' +
              'at the e-mail above.',
          ],
        ],
      },
      {
        heading: 'Supplier profile and prominence',
        body: [
          'The supplier answers for what it publishes and guarantees that it has rights to ' +
            'the texts, trademarks and images. It authorises us, without exclusivity and while ' +
            'the profile exists, to show this content in the directory and to make it available ' +
            'to search engines. Licences and certificates are declared by the supplier and must ' +
            'be true.',
          'The display order depends on the plan (Professional and Corporate, then Basic, ' +
            'then Free) and, within it, on relevance to the search. The results screen lists ' +
            'the Basic and Free plans and says how many Professional and Corporate suppliers ' +
            'also match.',
        ],
      },
      {
        heading: 'Contact requests, recommendations and chat',
        body: [
          'When you request contact, you authorise us to send your name, e-mail and phone to ' +
            "the chosen supplier, and you then see its e-mail, site and LinkedIn, the company's " +
            'phone, where it gives one, and, on the Professional and Corporate plans, the ' +
            'WhatsApp link. The supplier uses the data only to answer.',
          'When you recommend a supplier, you declare that the person recommended would not ' +
            'object to the invitation. Each e-mail can be recommended only once.',
          'The assistant answers automatically from the directory and may make mistakes. ' +
            'Confirm important information with the supplier. You may ask for an attendant. ' +
            'Conversations are kept for 180 days. Do not send patient data.',
        ],
      },
      {
        heading: 'Plans and prices',
        body: [
          'The plans are:',
          [
            'Free: no cost, for freelancers and companies. Registration, basic contact, link ' +
              'to a site or LinkedIn and a description of any length.',
            'Basic: R$ 50 a month or R$ 600 a year, for freelancers and companies. Adds photo ' +
              'or logo, licences and certificates, a visit statistics panel and the most ' +
              'searched keywords.',
            'Professional: R$ 100 a month or R$ 1,200 a year, for freelancers only. Adds an ' +
              'exclusive page and a WhatsApp link and, coming soon, a link to profile reviews ' +
              'and the business bank for freelancers.',
            'Corporate: R$ 200 a month or R$ 2,400 a year, for companies only. Adds to Basic ' +
              'an exclusive company page, a WhatsApp link and priority support and, coming ' +
              'soon, a link to profile reviews and the business bank for companies.',
          ],
          "What is marked as coming soon does not exist yet: it is no part of what today's " +
            'price pays for, and no date is promised.',
          'Before you finish, you see a summary with the plan, the amount and the period. ' +
            "Payment is made on Stripe's page. A paid plan takes effect only when Stripe " +
            'confirms the payment; until then the account stays on Free. Subscribing ' +
            'guarantees no contacts, sales or fixed position.',
        ],
      },
      {
        heading: 'Renewal, failed payment and price changes',
        body: [
          'The subscription renews automatically at the end of each month or year, at the ' +
            'price in force, until it is cancelled. The date of the next charge is shown under ' +
            'My subscription.',
          'If the charge of a renewal fails, the plan continues for seven days, so that you ' +
            'can settle the payment, and Stripe may try again in that time. Without payment, ' +
            'the account then returns to the Free plan: the profile stays online and paid ' +
            'features are unavailable.',
          'Price changes are announced by e-mail at least 30 days in advance and apply only ' +
            'from the next renewal, so that you can cancel first.',
        ],
      },
      {
        heading: 'Cancelling and right of withdrawal',
        body: [
          'You may cancel at any time, under My subscription or by e-mail to ' +
            `${provider.email}, without penalty. The plan continues until the end of the ` +
            'period already paid and the account then moves to Free. Except for withdrawal, an ' +
            'error of ours or a legal requirement, the current period is not refunded.',
          'Within seven days of purchasing a paid plan you may withdraw without giving a ' +
            'reason and get back everything you paid (Consumer Protection Code, art. 49, and ' +
            'Decree 7,962/2013). We extend this period to every subscriber, individual or ' +
            'company. Just ask by the same means as the purchase or by e-mail; we confirm ' +
            'receipt at once and ask Stripe for the refund. How long the amount takes to appear ' +
            'depends on the means of payment.',
        ],
      },
      {
        heading: 'What is not allowed',
        body: [
          [
            'Publishing false information, a licence that does not exist or a product that is ' +
              'irregular before the sanitary authority.',
            'Offering or asking for an improper advantage in exchange for a purchase, ' +
              'prescription or recommendation.',
            'Using contact data for purposes other than the request.',
            'Copying the directory by automatic means, simulating accesses, evading limits or ' +
              'testing security without permission.',
            'Publishing patient data or content that is offensive, discriminatory or in ' +
              "breach of others' rights.",
          ],
        ],
      },
      {
        heading: 'Reports, moderation and suspension',
        body: [
          'Anyone may use the Report button. We examine reports and, depending on severity, ' +
            'may ask for a correction, hide content, or suspend or close the account, stating ' +
            'the reason and with the right to ask for a review. In case of risk to patients, ' +
            "fraud or an authority's order, the measure may be immediate. If we close the " +
            'account through no fault of yours, we refund the unused part of the period paid.',
        ],
      },
      {
        heading: 'Liability',
        body: [
          'We answer for the working of our service, as the law provides. We do not answer ' +
            "for suppliers' products, services, documents and conduct, nor for third-party " +
            'sites, without prejudice to the duties the law imposes on application providers. ' +
            'We may interrupt the service for maintenance and try to give notice. Nothing in ' +
            'these terms sets aside consumer rights.',
        ],
      },
      {
        heading: 'Changes, governing law and venue',
        body: [
          'Relevant changes to these terms are announced by e-mail and on the page 30 days in ' +
            'advance. Those who disagree may close their account. Brazilian law applies. ' +
            'Consumers may sue in the courts of their domicile; in other cases the courts of ' +
            `São Paulo, SP, are chosen. Before that, write to ${provider.email}: most matters ` +
            'are settled by talking. The Portuguese version of this text prevails.',
        ],
      },
    ],
  },
}

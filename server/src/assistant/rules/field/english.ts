/** What the resolutions of rules/field/resolutions.ts are about, by number. */
export const resolutionsInEnglish: Readonly<Record<string, string>> = {
  '222': 'the management of health-care waste',
  '15': 'the processing of health products (CME)',
  '430': 'good practices of distribution, storage and transport of medicines',
  '67': 'good practices of compounding in pharmacies',
  '44': 'good practices in pharmacies and drugstores',
  '50': 'the physical design of health establishments',
  '36': 'actions for patient safety',
  '63': 'good operating practices of health services',
  '16': 'the criteria for the AFE and the AE of companies',
  '658': 'good manufacturing practices of medicines',
  '665': 'good manufacturing practices of medical devices',
  '751': 'classification, notification and registration of medical devices',
  '657': 'software as a medical device',
  '611': 'diagnostic and interventional radiology',
  '622': 'companies of vector and pest control',
  '6': 'units that process the laundry of health services',
  '96': 'the advertising of medicines',
  '509': 'the management of health technologies',
  '406': 'the pharmacovigilance of marketing authorisation holders',
  '11': 'dialysis services',
  '7': 'the operation of intensive care units',
  '197': 'vaccination services',
  '471': 'the prescription and dispensing of antimicrobials',
  '34': 'the blood cycle in haemotherapy services',
  '220': 'chemotherapy services',
  '502': 'long-stay homes for the elderly',
  '42': 'alcohol-based hand rub',
  '156': 'registration, labelling and reprocessing of medical products',
}

/** The same facts in English, by id. */
export const fieldFactsInEnglish: Readonly<Record<string, string>> = {
  'licencas-distribuidor':
    'Whoever distributes medicines, health products, cosmetics or sanitisers in Brazil needs ANVISA’s AFE; the AE too for controlled substances (Portaria 344/1998); the sanitary licence of the local authority; and a technical manager registered with the council. There is also the certificate of good practice (CBPDA), valid for 2 years. Some activities are exempt: check with ANVISA and the local authority.',
  'descarte-em-casa':
    'Medicines from home that are out of date or left over belong neither in ordinary rubbish nor in the toilet: take them to a collection point, which many pharmacies have (reverse logistics, Decreto 10.388/2020), or ask at the health centre. Clinics, pharmacies and hospitals follow their own waste plan (PGRSS) and hire a collector: if that is your case, tell me the city.',
  'documentos-da-coleta':
    'Ask a waste collector for the environmental licence of the operation, the operating permit, the MTR (the manifest that goes with each load) and the CDF (certificate of final disposal) of each collection, and certificates in date, such as the FGTS one (CRF), valid for 30 days. Check each with whoever issued it: here they are declared by the supplier.',
  'alvara-como':
    'The sanitary licence is asked for at the health authority of the municipality (in some cases of the state), mostly on its website: application, CNPJ, articles of association, technical manager, floor plan and fee, then the inspection. The authority sets the validity, mostly one year; renew it before it ends. The operating permit comes from the city hall. I can show who helps.',
  'documentos-do-fornecedor':
    'It depends on what is bought. From a distributor: an active CNPJ, ANVISA’s AFE (and AE for controlled substances), the sanitary licence, a technical manager registered with the council and, where there is one, the certificate of good practice. From a technical service: registration with the council, ART and traceable calibration certificates. In public tenders also the certificates, such as the FGTS one (30 days). Check each with whoever issued it: here they are declared by the supplier.',
  'abrir-clinica':
    'A clinic in Brazil usually begins with: CNPJ and operating permit, the sanitary licence of the local authority, CNES, a technical manager registered with the council, a PGRSS for its waste (RDC 222/2018), the fire brigade’s AVCB and a project that follows RDC 50/2002. The local health authority tells what applies to you. I can show who helps.',
  'abrir-farmacia':
    'A pharmacy in Brazil needs ANVISA’s AFE, the sanitary licence of the local authority and a pharmacist in charge registered with the CRF; with controlled medicines it reports to SNGPC. Good practice is in RDC 44/2009 and, for compounding, in RDC 67/2007. Check with the local authority.',
  'profissional-obrigatorio':
    'I have no safe answer for your case: it depends on the activity and on the rules of the health authority and of the professional council. In general there is a technical manager, registered with the council, who answers for the activity. Ask the local authority and the council; I can show who helps.',
  afe: 'AFE is the operating authorisation that ANVISA, the Brazilian health agency, gives to companies: whoever makes, imports, distributes, stores or transports medicines, health products, cosmetics or sanitisers needs one, and so do pharmacies. Some activities are exempt. It does not expire (Law 13.043/2014), and its number can be checked on ANVISA’s website.',
  ae: 'AE is ANVISA’s special authorisation: besides the AFE, it is required from whoever works with substances under special control (Portaria 344/1998). Like the AFE, it does not expire (Law 13.043/2014).',
  cbpf: 'CBPF is ANVISA’s certificate of good manufacturing practices (GMP). It is valid for 2 years.',
  cbpda:
    'CBPDA is ANVISA’s certificate of good distribution and storage practices. It is valid for 2 years.',
  'licenca-sanitaria':
    'The sanitary licence (licença or alvará sanitário) is given to an establishment by the health authority of the city or state, which also sets its validity: commonly 1 year.',
  'crf-fgts':
    'The FGTS regularity certificate (CRF) proves that a company is up to date with the workers’ fund. It is valid for 30 days. CRF is also the name of the pharmacists’ council.',
  conselhos:
    'CRM (medicine), CRF (pharmacy), COREN (nursing) and CREA (engineering) are professional councils: a registration has council, state and number, and can be checked on the council’s website.',
  ona: 'ONA is the National Accreditation Organisation of Brazil. Its accreditation is voluntary and has three levels: Acreditado, Acreditado Pleno and Acreditado com Excelência.',
  pgrss:
    'PGRSS is the plan for managing health-care waste: how a unit separates, stores, collects and disposes of it. Every generator needs one (RDC 222/2018 and CONAMA 358/2005) and keeps it up to date, as often as whoever answers for it decides.',
  'grupos-de-residuos':
    'Health-care waste has five groups (RDC 222/2018): A, biological risk; B, chemical; C, radioactive; D, common; E, sharps such as needles and blades. Each is separated, labelled and disposed of in its own way, as the PGRSS says.',
  pmoc: 'PMOC is the plan for maintenance, operation and control of air conditioning, mandatory in buildings of public and collective use (Law 13,589/2018).',
  pcmso:
    'PCMSO is the programme of occupational health (NR-7): examinations on admission, at intervals and on leaving.',
  mtr: 'MTR is the waste transport manifest that goes with each load.',
  cdf: 'CDF is the certificate of final disposal of waste.',
  cme: 'CME is the central sterile supply department, where instruments are cleaned, prepared, sterilised and stored (RDC 15/2012).',
  opme: 'OPME are orthoses, prostheses and special materials: implants and surgical materials, traceable to the patient.',
  avcb: 'AVCB is the fire department’s inspection certificate of a building. Its validity depends on the state and on the use of the building.',
  ccih: 'CCIH is a hospital’s infection control committee.',
  nsp: 'NSP is the patient safety unit that RDC 36/2013 requires.',
  sngpc:
    'SNGPC is the national system in which pharmacies record controlled medicines and antimicrobials.',
  rbc: 'RBC is the Brazilian Calibration Network: laboratories accredited by Inmetro under ISO/IEC 17025.',
  'responsavel-tecnico':
    'The technical manager (responsável técnico, RT) is the registered professional who answers for the activity of an establishment.',
  cnes: 'CNES is the national register of health establishments: every health service has to be in it.',
  tiss: 'TISS is the standard of ANS for the exchange of data between providers and health insurers.',
  cnae: 'CNAE is the code of a company’s economic activity: seven digits, such as 8610-1/01 (hospital).',
  cnpj: 'Since July 2026 new CNPJ numbers have letters and digits: 12 positions and 2 numeric check digits. Old ones stay valid, and both are accepted here.',
  lgpd: 'LGPD is Brazil’s data protection law. Art. 18 gives you confirmation, access, correction, erasure, portability, who your data was shared with, and revocation of consent; the complete answer comes within 15 days (art. 19).',
  dpo: 'The data protection officer (encarregado) answers the data subjects and the ANPD (LGPD, art. 41). Small controllers may be exempt from naming one if they keep a channel for the subjects; who processes much health data usually is not. Check your case with the ANPD or with a consultant.',
  'lgpd-multa':
    'The LGPD (art. 52) goes from a warning to a fine of 2% of the revenue in Brazil, up to R$ 50 million for each infraction, daily fines, publication, and blocking or erasing the data. The ANPD applies it.',
  'rdc-desconhecida':
    'I have no summary of that RDC. Look its number up on ANVISA’s website; tell me the subject (sterilisation, waste, medicines), and I name the rule that I know or who helps with it.',
  portaria344:
    'Portaria SVS/MS 344/1998 is the regulation of substances and medicines under special control.',
  nr32: 'NR-32 is the labour ministry’s rule on safety and health at work in health services.',
  conama358:
    'CONAMA Resolution 358/2005 is about treatment and final disposal of health-care waste.',
  iso13485: 'ISO 13485 is the quality management standard for medical devices.',
  iso17025: 'ISO/IEC 17025 has the requirements for testing and calibration laboratories.',
  acessibilidade:
    'ABNT NBR 17225:2025 is about web accessibility and equals WCAG 2.2 AA; the Brazilian Inclusion Law (art. 63) makes accessibility mandatory.',
}

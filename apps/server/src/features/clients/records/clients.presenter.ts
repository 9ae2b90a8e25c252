import type { Client, ClientRow } from '@hearthline/contract/clients';
import type { ClientRecordRow, ListedClient } from './clients.store.ts';

export function presentRow(row: ListedClient): ClientRow {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    type: row.type as ClientRow['type'],
    category: row.category,
    budget: row.budget,
    budgetMax: row.budgetMax,
    timeline: row.timeline as ClientRow['timeline'],
    relation: row.relation,
    city: row.city,
    tags: row.tags,
    entryDate: row.entryDate,
    birthday: row.birthday,
    lastContactAt: row.lastContactAt?.toISOString() ?? null,
    nextContactOn: row.nextContactOn,
    consent: row.consent as ClientRow['consent'],
    isOptedOut: row.isOptedOut,
    isIncomplete: row.isIncomplete,
  };
}

export function presentClient(row: ClientRecordRow, household: readonly ClientRecordRow[]): Client {
  return {
    id: row.id,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    email: row.email,
    moreEmails: row.moreEmails,
    phone: row.phone,
    homeNumber: row.homeNumber,
    officeNumber: row.officeNumber,
    morePhones: row.morePhones as Client['morePhones'],
    birthday: row.birthday,
    gender: row.gender as Client['gender'],
    businessName: row.businessName,
    businessType: row.businessType as Client['businessType'],
    jobTitle: row.jobTitle,
    relation: row.relation,
    source: row.source as Client['source'],
    sourceDetail: row.sourceDetail,
    leadSource: row.leadSource as Client['leadSource'],
    timeline: row.timeline as Client['timeline'],
    type: row.type as Client['type'],
    category: row.category,
    note: row.note,
    entryDate: row.entryDate,
    isOptedOut: row.isOptedOut,
    language: row.language as Client['language'],
    tags: row.tags,
    address1: row.address1,
    address2: row.address2,
    unit: row.unit,
    city: row.city,
    province: row.province,
    postalCode: row.postalCode,
    country: row.country,
    moveInDate: row.moveInDate,
    budget: row.budget,
    budgetMax: row.budgetMax,
    financialSource: row.financialSource as Client['financialSource'],
    mortgageStatus: row.mortgageStatus as Client['mortgageStatus'],
    isIncomplete: row.isIncomplete,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    household: household.map((member) => ({ id: member.id, name: nameOf(member) })),
  };
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

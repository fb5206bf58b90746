import { lines } from './misleading-file.ts';

/**
 * Exports of 22 programs and banks as their users send them, all of them right. The columns are those of the
 * programs; people, accounts and amounts are made up.
 */
export const VENDORS: Readonly<Record<string, string>> = {
  'Sage 300 People': lines(
    'Employee Code,Employee Name,Department,Payment Method,Bank,Branch Code,Account No,Account Type,' +
      'Account Holder Relationship,Net Pay,Reference',
    'JHB001,Thandi Nkosi,Finance,EFT,Standard Bank,051001,10123456789,Current,Own,18452.37,Salary Nov',
    'JHB002,Sipho Botha,Operations,EFT,FNB,250655,62045678901,Savings,Own,12300.00,Salary Nov',
    'JHB007,Lerato Dlamini,Finance,EFT,Capitec,470010,1457896541,Savings,Own,22871.05,Salary Nov',
  ),
  'Sage Payroll Professional': lines(
    'Emp Code,Surname,Initials,Known As,ID Number,Bank Name,Branch Code,Account Number,Account Type,' +
      'Gross Pay,PAYE,UIF,Nett Pay,Reference',
    'A012,Nkosi,T,Thandi,8001015009087,ABSA,632005,4055512345,Savings,20000.00,3300.50,177.12,' +
      '16522.38,SAL NOV',
    'A013,Botha,S,Sipho,9202204720082,NEDBANK,198765,1198765432,Current,15000.00,1820.25,150.00,' +
      '13029.75,SAL NOV',
  ),
  SimplePay: lines(
    'Employee Number,First Name,Last Name,Bank,Branch Code,Account Number,Account Type,Amount,' +
      'Reference,Payment Date',
    '1,Thandi,Nkosi,Capitec Bank,470010,1457896541,Savings,9876.54,Salary,2026-11-25',
    '2,Sipho,Botha,First National Bank,250655,62045678901,Cheque,8765.43,Salary,2026-11-25',
    '4,Aisha,Naidoo,Nedbank,198765,1198765432,Current,11234.50,Salary,2026-11-25',
  ),
  PaySpace: lines(
    'EmployeeNumber,FirstName,LastName,BankName,BankBranchNo,BankAccountNo,BankAccountType,' +
      'BankAccountOwner,PaymentMethod,NetPay,Currency,Reference',
    'E1001,Thandi,Nkosi,ABSA,632005,4055512345,Savings,T Nkosi,EFT,14000.10,ZAR,NOV2026',
    'E1002,Sipho,Botha,FNB,250655,62045678901,Current,S Botha,EFT,15000.20,ZAR,NOV2026',
  ),
  'Xero bills': lines(
    'ContactName,InvoiceNumber,Reference,InvoiceDate,DueDate,Status,BankAccountNumber,BankName,' +
      'BankAccountType,Currency,AmountDue',
    'Karoo Stationers,INV-10023,PO 77,2026-10-31,2026-11-30,Awaiting Payment,4055512345,ABSA,' +
      'Current,ZAR,1250.50',
    'Umgeni Cleaning,INV-2201,PO 78,2026-10-31,2026-11-30,Awaiting Payment,62045678901,FNB,Current,' +
      'ZAR,980.00',
  ),
  'QuickBooks payroll': lines(
    'Employee,Bank Name,Sort Code,Account Number,Account Type,Net Amount,Pay Date,Pay Period,' +
      'Payment Reference',
    'Thandi Nkosi,Standard Bank,051001,10123456789,Current,18452.37,25/11/2026,November 2026,SALARY',
    'Sipho Botha,Capitec,470010,1457896541,Savings,17452.20,25/11/2026,November 2026,SALARY',
  ),
  'Pastel supplier payments': lines(
    'Supplier Code,Supplier Name,Bank,Branch Code,Bank Account No,Account Type,Document No,' +
      'Our Reference,Amount Due,Their Reference',
    'KAR001,Karoo Stationers,ABSA,632005,4055512345,Current,IN10023,EFT NOV,1250.50,KAROO 77',
    'UMG001,Umgeni Cleaning,FNB,250655,62045678901,Current,IN10031,EFT NOV,980.00,UMG 78',
  ),
  'SAP payment list': lines(
    'Vendor;Vendor Name;Bank Key;Bank Account;Bank Name;Account Type;Company Code;Document Number;' +
      'Posting Date;Payment Amount;Curr.;Payment Reference',
    '100234;Karoo Stationers;632005;4055512345;ABSA;Current;1000;5100002345;2026-11-20;1.250,50;ZAR;INV10023',
    '100877;Umgeni Cleaning;250655;62045678901;FNB;Current;1000;5100002377;2026-11-20;980,00;ZAR;INV2201',
    '101002;Fourie Transport;470010;1457896541;CAPITEC;Savings;1000;5100002391;2026-11-20;12.750,00;' +
      'ZAR;INV881',
  ),
  'Dynamics GP': lines(
    'Vendor ID,Vendor Name,Bank Name,Bank Branch Code,Bank Account Number,Bank Account Type,' +
      'Currency ID,Payment Amount,Payment Reference',
    'KAROO,Karoo Stationers,Nedbank,198765,1198765432,Current,ZAR,2450.10,NOV',
    'UMGENI,Umgeni Cleaning,Investec,580105,10012345678,Current,ZAR,3500.00,NOV',
  ),
  'Standard Bank Business Online': lines(
    'Beneficiary name,Bank,Branch number,Account number,Account type,' +
      'Beneficiary statement reference,My statement reference,Amount',
    'Thandi Nkosi,Standard Bank,051001,10123456789,Current,SALARY,PAYROLL,18452.37',
    'Sipho Botha,ABSA,632005,4055512345,Savings,SALARY,PAYROLL,9452.30',
  ),
  'Nedbank NetBank Business': lines(
    'Beneficiary Name,Bank Name,Branch Code,Account Number,Account Type,Amount,' +
      'Beneficiary Reference,My Reference',
    'Thandi Nkosi,Nedbank,198765,1198765432,Current,18452.37,SALARY,PAYROLL',
    'Sipho Botha,ABSA,632005,4055512345,Savings,9452.30,SALARY,PAYROLL',
  ),
  'ABSA Business Integrator': lines(
    'To Account Name,To Bank,To Branch Code,To Account Number,Account Type,Amount,Their Reference,' +
      'From Account,From Reference',
    'Thandi Nkosi,ABSA,632005,4055512345,Savings,18452.37,SALARY,4011112222,PAYROLL',
    'Sipho Botha,FNB,250655,62045678901,Current,9452.30,SALARY,4011112222,PAYROLL',
  ),
  'FNB Online Banking Enterprise': lines(
    'Recipient Name,Recipient Account,Recipient Account Type,Branch Code,Amount,Own Reference,' +
      'Recipient Reference',
    'Thandi Nkosi,62045678901,Current,250655,18452.37,PAYROLL,SALARY',
    'Sipho Botha,4055512345,Savings,632005,9452.30,PAYROLL,SALARY',
  ),
  'Investec corporate': lines(
    'Beneficiary,Account Number,Account Type,Bank,Branch Code,Amount (ZAR),Beneficiary Reference,' +
      'Own Reference,Notification Email',
    'Thandi Nkosi,10012345678,Current,Investec,580105,18452.37,SALARY,PAYROLL,thandi@mail.example',
    'Sipho Botha,4055512345,Savings,ABSA,632005,9452.30,SALARY,PAYROLL,sipho@mail.example',
  ),
  'Capitec Business': lines(
    'Name,Bank,Account number,Account type,Amount,Their reference,Your reference,Cellphone',
    'Thandi Nkosi,Capitec,1457896541,Savings,1845.37,SALARY,PAYROLL,0821234567',
    'Sipho Botha,TymeBank,51012345678,Savings,945.30,SALARY,PAYROLL,0731234567',
  ),
  Netcash: lines(
    'Account reference,Account name,Bank account name,Bank account type,Branch code,' +
      'Bank account number,Batch amount,Beneficiary statement reference',
    'EMP001,Thandi Nkosi,T Nkosi,2,632005,4055512345,18452.37,SALARY',
    'EMP002,Sipho Botha,S Botha,1,250655,62045678901,9452.30,SALARY',
  ),
  'Afrikaanse betaalstaat': lines(
    'Werknemernommer;Naam en van;Bank;Takkode;Rekeningnommer;Rekeningtipe;Bruto;Aftrekkings;' +
      'Netto betaling;Verwysing',
    'W01;Thandi Nkosi;ABSA;632005;4055512345;Spaar;20 000,00;3 477,62;16 522,38;SALARIS',
    'W02;Sipho Botha;Nedbank;198765;1198765432;Tjek;15 000,00;1 970,25;13 029,75;SALARIS',
  ),
  'Deel contractors': lines(
    'Contractor,Contract ID,Country,Currency,Bank name,Branch code,Account number,Account type,' +
      'Amount due,Payment reference,Contract status',
    'Thandi Nkosi,m2k5j9,South Africa,ZAR,Capitec Bank,470010,1457896541,Savings,21000.00,DEEL NOV,Active',
    'Sipho Botha,x8w2q1,South Africa,ZAR,FNB,250655,62045678901,Savings,18500.75,DEEL NOV,Active',
  ),
  'Insurance claims': lines(
    'Claim No,Policy No,Claimant,Bank,Branch,Acc No,Acc Type,Settlement Date,Amount Payable,' +
      'Claim Status,Reference',
    'CL-88123,P1002233,Thandi Nkosi,ABSA,632005,4055512345,Savings,2026-11-20,12500.00,Approved,CLAIM 88123',
    'CL-88130,P1008821,Sipho Botha,FNB,250655,62045678901,Current,2026-11-21,3150.25,Approved,CLAIM 88130',
    'CL-88147,P1010021,Aisha Naidoo,Capitec,470010,1457896541,Savings,2026-11-21,880.00,Approved,CLAIM 88147',
  ),
  'Property owners': lines(
    'Landlord,Property,Bank,Branch Code,Account Number,Account Type,Rent Collected,Commission,' +
      'Amount To Pay,Reference',
    'Thandi Nkosi,12 Loop Street,ABSA,632005,4055512345,Current,12000.00,1200.00,10800.00,RENT NOV',
    'Sipho Botha,Unit 4 Hill View,FNB,250655,62045678901,Current,9500.00,950.00,8550.00,RENT NOV',
  ),
  'Casual workers': lines(
    'Clock No,Name and Surname,Cell,Hours,Rate,Wages,Bank,Account No,Type of Account,Ref',
    '10023,Thandi Nkosi,0821234567,42.50,30.25,1285.63,Capitec,1457896541,Savings,WEEK 47',
    '10031,Sipho Botha,0731234567,45.00,30.25,1361.25,Capitec,1587412369,Savings,WEEK 47',
    '10044,Aisha Naidoo,0611234567,40.00,32.00,1280.00,TymeBank,51012345678,Savings,WEEK 47',
  ),
  'Medical refunds': lines(
    'Member No,Member,Bank Name,Branch Code,Account Number,Account Type,Refund Amount,' +
      'Statement Reference,Practice No,Service Date',
    '5512001,Thandi Nkosi,Standard Bank,051001,10123456789,Current,450.00,REFUND NOV,0123456,2026-11-02',
    '5512877,Sipho Botha,Nedbank,198765,1198765432,Current,1275.30,REFUND NOV,0123457,2026-11-05',
  ),
};

import { FILE_ID, paymentId } from './samples.ts';

/** A statement as a bank sends it, written by hand. */
export const STATEMENT = `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<ns:BkToCstmrStmt>
<ns:GrpHdr><ns:MsgId>M1</ns:MsgId><ns:CreDtTm>2026-11-24T22:00:00</ns:CreDtTm></ns:GrpHdr>
<ns:Stmt>
<ns:Id>STM 228</ns:Id>
<ns:ElctrncSeqNb>228</ns:ElctrncSeqNb>
<ns:Acct><ns:Id><ns:Othr><ns:Id>62000000001</ns:Id></ns:Othr></ns:Id><ns:Ccy>ZAR</ns:Ccy></ns:Acct>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>OPBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="ZAR">100.5</ns:Amt>
<ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Dt><ns:Dt>2026-11-24</ns:Dt></ns:Dt></ns:Bal>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>CLAV</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="ZAR">9</ns:Amt>
<ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:Dt>2026-11-24</ns:Dt></ns:Dt></ns:Bal>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>CLBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="ZAR">849.50000</ns:Amt>
<ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:DtTm>2026-11-24T23:59:59+02:00</ns:DtTm></ns:Dt></ns:Bal>
<ns:Ntry>
<ns:Amt Ccy="ZAR">1050.00</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
<ns:BookgDt><ns:Dt>2026-11-24</ns:Dt></ns:BookgDt><ns:AcctSvcrRef>A1</ns:AcctSvcrRef>
<ns:BkTxCd><ns:Domn><ns:Cd>PMNT</ns:Cd><ns:Fmly><ns:Cd>ICDT</ns:Cd><ns:SubFmlyCd>ESCT</ns:SubFmlyCd></ns:Fmly>
</ns:Domn></ns:BkTxCd>
<ns:NtryDtls><ns:Btch><ns:MsgId>M1</ns:MsgId><ns:PmtInfId>M1-1</ns:PmtInfId>
<ns:NbOfTxs>12</ns:NbOfTxs></ns:Btch></ns:NtryDtls></ns:Ntry>
<ns:Ntry>
<ns:Amt Ccy="ZAR">2000.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
<ns:BookgDt><ns:DtTm>2026-11-24T10:00:00</ns:DtTm></ns:BookgDt><ns:ValDt><ns:Dt>2026-11-25</ns:Dt></ns:ValDt>
<ns:BkTxCd><ns:Prtry><ns:Cd>MAGTAPE</ns:Cd></ns:Prtry></ns:BkTxCd>
<ns:NtryDtls><ns:TxDtls>
<ns:Refs><ns:AcctSvcrRef>A2</ns:AcctSvcrRef><ns:EndToEndId>e1</ns:EndToEndId></ns:Refs>
<ns:Amt Ccy="ZAR">1500.00</ns:Amt>
<ns:RltdPties><ns:Dbtr><ns:Pty><ns:Nm>Karoo Wool</ns:Nm></ns:Pty></ns:Dbtr>
<ns:DbtrAcct><ns:Id><ns:Othr><ns:Id>62000000001</ns:Id></ns:Othr></ns:Id></ns:DbtrAcct>
<ns:Cdtr><ns:Pty><ns:Nm>N Dlamini</ns:Nm></ns:Pty></ns:Cdtr>
<ns:CdtrAcct><ns:Id><ns:IBAN>GB33BUKB20201555555555</ns:IBAN></ns:Id></ns:CdtrAcct></ns:RltdPties>
<ns:RmtInf><ns:Ustrd>Salary</ns:Ustrd><ns:Ustrd>November</ns:Ustrd></ns:RmtInf>
<ns:RtrInf><ns:Rsn><ns:Cd>AC04</ns:Cd></ns:Rsn><ns:AddtlInf>Closed</ns:AddtlInf></ns:RtrInf>
</ns:TxDtls><ns:TxDtls>
<ns:Refs><ns:EndToEndId>NOTPROVIDED</ns:EndToEndId></ns:Refs>
<ns:AmtDtls><ns:InstdAmt><ns:Amt Ccy="USD">1.00</ns:Amt></ns:InstdAmt>
<ns:TxAmt><ns:Amt Ccy="ZAR">500.00</ns:Amt></ns:TxAmt></ns:AmtDtls>
<ns:RltdPties><ns:Dbtr><ns:Pty><ns:Nm>A Customer</ns:Nm></ns:Pty></ns:Dbtr></ns:RltdPties>
<ns:RmtInf><ns:Strd><ns:CdtrRefInf><ns:Ref>RF18</ns:Ref></ns:CdtrRefInf></ns:Strd></ns:RmtInf>
</ns:TxDtls></ns:NtryDtls>
<ns:AddtlNtryInf>Collected</ns:AddtlNtryInf>
</ns:Ntry>
<ns:Ntry>
<ns:Amt Ccy="ZAR">7</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Sts><ns:Cd>PDNG</ns:Cd></ns:Sts>
<ns:BkTxCd/>
</ns:Ntry>
<ns:AddtlStmtInf>End</ns:AddtlStmtInf>
</ns:Stmt>
</ns:BkToCstmrStmt>
</ns:Document>`;

/** A reply as a bank sends it, written by hand: 2 of 12 payments are rejected. */
export const PARTLY_REJECTED = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
  <CstmrPmtStsRpt>
    <GrpHdr>
      <MsgId>BANK-77</MsgId>
      <CreDtTm>2026-11-24T16:00:00+02:00</CreDtTm>
    </GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>${FILE_ID}</OrgnlMsgId>
      <OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
      <OrgnlNbOfTxs>12</OrgnlNbOfTxs>
      <GrpSts>PART</GrpSts>
      <NbOfTxsPerSts>
        <DtldNbOfTxs>10</DtldNbOfTxs>
        <DtldSts>ACSP</DtldSts>
      </NbOfTxsPerSts>
      <NbOfTxsPerSts>
        <DtldNbOfTxs>2</DtldNbOfTxs>
        <DtldSts>RJCT</DtldSts>
      </NbOfTxsPerSts>
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>
      <OrgnlPmtInfId>${FILE_ID}-1</OrgnlPmtInfId>
      <TxInfAndSts>
        <OrgnlEndToEndId>${paymentId(3)}</OrgnlEndToEndId>
        <TxSts>RJCT</TxSts>
        <StsRsnInf>
          <Rsn><Cd>AC04</Cd></Rsn>
          <AddtlInf>Account closed</AddtlInf>
          <AddtlInf>on 2026-10-01</AddtlInf>
        </StsRsnInf>
        <OrgnlTxRef>
          <Amt><InstdAmt Ccy="ZAR">1000.03</InstdAmt></Amt>
          <CdtrAcct><Id><Othr><Id>1000000003</Id></Othr></Id></CdtrAcct>
        </OrgnlTxRef>
      </TxInfAndSts>
      <TxInfAndSts>
        <OrgnlEndToEndId>${paymentId(5)}</OrgnlEndToEndId>
        <TxSts>RJCT</TxSts>
        <StsRsnInf><Rsn><Prtry>56</Prtry></Rsn></StsRsnInf>
      </TxInfAndSts>
    </OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>
</Document>`;

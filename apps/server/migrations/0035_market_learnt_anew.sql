-- What an earlier method of valuation learnt says nothing to the one of published rates: boards are learnt anew.
delete from valuation_model;
